import { useEffect, useRef, useState } from 'react';
import type { SeatId } from '#engine';
import type { Analysis } from '#server/schema.ts';
import { Button } from '../../kit/index.ts';
import type { AdviceText } from '../../text/advice.ts';
import css from '../advice/Advice.module.css';
import type { TableModel } from '../model.ts';

const [W, H] = [1200, 630];
const SEATS = ['#ff8a75', '#35cdb9', '#6db4ff', '#c29bff', '#b2de57', '#ff95cb', '#e6c39a', '#9fb4c8'] as const;

interface Drawing {
  readonly brand: string;
  readonly game: string;
  readonly title: string;
  readonly reason: string;
  readonly names: readonly { readonly seat: SeatId; readonly name: string }[];
  readonly note: string;
  readonly analysis: Analysis;
  readonly me: SeatId;
  readonly colours: readonly [string, string];
}

/** The result as a picture: drawn here, nothing of it is fetched. */
function draw(canvas: HTMLCanvasElement, { brand, game, title, reason, names, note, analysis, me, colours }: Drawing): void {
  const g = canvas.getContext('2d');
  if (g === null) return;
  const ground = g.createRadialGradient(W * 0.35, 0, 80, W * 0.5, H * 0.4, W);
  ground.addColorStop(0, colours[0]);
  ground.addColorStop(1, colours[1]);
  g.fillStyle = ground;
  g.fillRect(0, 0, W, H);
  g.fillStyle = '#ffffff';
  g.font = '600 30px "Onest Variable", sans-serif';
  g.fillText(`${brand} · ${game}`, 60, 86);
  g.font = '800 64px "Rubik Variable", sans-serif';
  fitText(g, title, W - 120, 64);
  g.fillText(title, 60, 164);
  g.fillStyle = '#ffffffd9';
  g.font = '600 28px "Onest Variable", sans-serif';
  fitText(g, reason, W - 120, 28, '600 {size}px "Onest Variable", sans-serif');
  g.fillText(reason, 60, 212);
  const { moments } = analysis;
  const end = Math.max(2, moments[moments.length - 1]?.at ?? 2);
  const x = (at: number): number => 60 + ((at - 1) / (end - 1)) * (W - 120);
  const y = (chance: number): number => 520 - chance * 262;
  g.strokeStyle = '#ffffff40';
  g.lineWidth = 2;
  for (const share of [0, 0.5, 1]) {
    g.beginPath();
    g.moveTo(60, y(share));
    g.lineTo(W - 60, y(share));
    g.stroke();
  }
  const trace = (seat: SeatId): void => {
    g.beginPath();
    moments.forEach((one, i) => {
      if (i === 0) g.moveTo(x(one.at), y(one.own[seat]));
      else g.lineTo(x(one.at), y(one.own[seat]));
    });
  };
  trace(me);
  g.lineTo(x(end), y(0));
  g.lineTo(60, y(0));
  g.fillStyle = '#ffffff2e';
  g.fill();
  names.forEach(({ seat }, i) => {
    trace(seat);
    g.setLineDash(
      seat === me
        ? []
        : [
            [14, 8],
            [4, 9],
            [20, 6, 4, 6],
          ][i % 3],
    );
    g.lineWidth = seat === me ? 8 : 4;
    g.strokeStyle = SEATS[seat % SEATS.length];
    g.stroke();
  });
  g.setLineDash([]);
  g.font = '650 28px "Onest Variable", sans-serif';
  let left = 60;
  for (const { seat, name } of names) {
    g.fillStyle = SEATS[seat % SEATS.length];
    g.beginPath();
    g.arc(left + 12, 573, 12, 0, Math.PI * 2);
    g.fill();
    g.fillStyle = '#ffffff';
    g.fillText(name, left + 34, 583);
    left += 70 + g.measureText(name).width;
  }
  g.textAlign = 'right';
  g.fillStyle = '#ffffffcc';
  g.font = '500 24px "Onest Variable", sans-serif';
  g.fillText(note, W - 60, 583);
  g.textAlign = 'left';
}

/** Long lines are set smaller, down to half. */
function fitText(
  g: CanvasRenderingContext2D,
  text: string,
  width: number,
  size: number,
  font = '800 {size}px "Rubik Variable", sans-serif',
): void {
  for (let now = size; now >= size / 2 && g.measureText(text).width > width; now -= 4) g.font = font.replace('{size}', `${now}`);
}

export interface SharePictureProps {
  readonly model: TableModel;
  readonly analysis: Analysis;
  readonly me: SeatId;
  readonly title: string;
  readonly reason: string;
  readonly w: AdviceText['back'];
}

/** 1200 × 630, to be sent or saved. */
export function SharePicture({ model, analysis, me, title, reason, w }: SharePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [saved, setSaved] = useState(false);
  const { ui, text } = model;
  const seats = analysis.accounts.map(({ seat }) => seat);
  const names = seats.map((seat) => ({ seat, name: model.seatInfo(seat)?.name || model.name(seat) }));
  const drawn = JSON.stringify([title, names, w.shareText, reason]);
  useEffect(() => {
    const { current } = canvas;
    if (current === null) return;
    const style = getComputedStyle(document.querySelector('[data-table]') ?? document.documentElement);
    const colour = (name: string, other: string): string => style.getPropertyValue(name).trim() || other;
    const [words, shown, note, line] = JSON.parse(drawn) as [string, Drawing['names'], string, string];
    draw(current, {
      brand: ui.common.brand,
      game: text.title,
      title: words,
      reason: line,
      names: shown,
      note,
      analysis,
      me,
      colours: [colour('--t-back-1', '#7a4fc0'), colour('--t-back-2', '#241838')],
    });
  }, [drawn, analysis, me, ui, text]);
  const share = async (): Promise<void> => {
    const blob = await new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve, 'image/png'));
    if (blob === null) return;
    const file = new File([blob], `zastolye-${model.view.game}.png`, { type: 'image/png' });
    if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
      // Whoever thinks better of it has not failed.
      await navigator.share({ files: [file], title }).catch(() => undefined);
      return;
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = file.name;
    link.click();
    window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    setSaved(true);
  };
  return (
    <div className={css.picture}>
      <header className={css.row}>
        <h4>{w.picture}</h4>
        <Button size="sm" data-action="share-picture" onClick={() => void share()}>
          {w.share}
        </Button>
      </header>
      <canvas ref={canvas} width={W} height={H} role="img" aria-label={`${title}. ${w.shareText}`} />
      <span className="sr" role="status">
        {saved ? w.saved : ''}
      </span>
    </div>
  );
}
