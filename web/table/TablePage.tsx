import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import type { Live } from '../app/live.ts';
import { useSettings } from '../app/settings.ts';
import { useShown } from '../app/useShown.ts';
import { Button, CardSkeletons, Curtain, LinkButton, Notice } from '../kit/index.ts';
import { sayIn, uiIn } from '../text/index.ts';
import type { GameParts } from './board.ts';
import { loadGame } from './games.ts';
import { handOver, NO_HANDOVER } from './local/hotseat.ts';
import { paced, unpaced } from './show/pace.ts';
import { Table } from './Table.tsx';
import css from './TablePage.module.css';

export interface TablePageProps {
  /** A match on the server, in the page (openLocal), or a recorded one (openReplay). */
  readonly live: Live;
  /** Where «to the games» leads. */
  readonly home?: string;
  /** A recorded match: the scrubber stands where the prompt bar is, nobody can act. `still`: no flights while scrubbing. */
  readonly replay?: { readonly controls: ReactNode; readonly still?: boolean };
  /** A position to try: what came of it is told around the table, so that nothing covers it at the end. */
  readonly exercise?: boolean;
}

/** A table of any game: for players, people at one device, spectators, and for what was recorded. */
export function TablePage({ live, home = '/', replay, exercise = false }: TablePageProps) {
  const { lang } = useSettings();
  const ui = uiIn(lang);
  const recorded = replay !== undefined;
  const source = useMemo(() => (recorded ? unpaced(live) : paced(live)), [live, recorded]);
  const shown = useShown(source);
  const { parts, failed, retry } = useGame(shown.state?.meta.game);
  const [handover, setHandover] = useState(NO_HANDOVER);
  const next = handOver(handover, shown.state);
  if (next !== handover) setHandover(next);
  const { due } = next;

  // Nothing of the last person's cards stays in the page while the device is handed on.
  const seat = shown.state?.seat ?? null;
  useEffect(() => {
    if (due !== null && seat !== null) live.lookFrom(null);
  }, [due, seat, live]);

  if (shown.failure !== null)
    return <Trouble title={ui.connection.failed} text={shown.failure.texts[lang]} home={home} homeLabel={ui.common.toGames} />;
  if (failed)
    return (
      <Trouble title={ui.connection.failed} text={ui.connection.lost} home={home} homeLabel={ui.common.toGames}>
        <Button kind="act" onClick={retry}>
          {ui.common.tryAgain}
        </Button>
      </Trouble>
    );
  const { state } = shown;
  if (due !== null && parts !== null && state !== null) {
    const info = state.meta.seats.find((one) => one.seat === due);
    const name = info?.name ?? sayIn(lang, ui.common.seat, { n: due + 1 });
    const say = (message: string): string => message.replaceAll('{seat}', name);
    return (
      <main className={css.curtain} data-curtain={due}>
        <h1 className="sr">{ui.common.brand}</h1>
        <Curtain
          game={state.meta.game}
          seat={due}
          seed={info?.avatar ?? name}
          title={say(ui.curtain.title)}
          text={say(ui.curtain.text)}
          button={say(ui.curtain.show)}
          back={parts.board.art.back}
          onOpen={() => live.lookFrom(due)}
        />
      </main>
    );
  }
  const view = state?.view ?? null;
  if (state === null || view === null || parts === null)
    return (
      <main className={css.wait} data-game={state?.meta.game} aria-busy="true">
        <CardSkeletons count={4} text={shown.connection === 'lost' ? ui.connection.lost : ui.common.loading} />
      </main>
    );
  return (
    <Table
      key={String(state.seat)}
      live={live}
      source={source}
      shown={{ ...shown, view }}
      parts={parts}
      home={home}
      replay={replay}
      exercise={exercise}
    />
  );
}

function Trouble({
  title,
  text,
  home,
  homeLabel,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly home: string;
  readonly homeLabel: string;
  readonly children?: ReactNode;
}) {
  return (
    <main className={css.trouble}>
      <Notice
        tone="bad"
        emoji="broken-heart"
        role="alert"
        title={title}
        text={text}
        action={
          <>
            {children}
            <LinkButton href={home}>{homeLabel}</LinkButton>
          </>
        }
      />
    </main>
  );
}

function useGame(id: string | undefined) {
  const [parts, setParts] = useState<GameParts | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // A new attempt loads again.
  useEffect(() => {
    if (id === undefined) return;
    let gone = false;
    setFailed(false);
    loadGame(id).then(
      (loaded) => !gone && setParts(loaded),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [id, attempt]);
  return { parts, failed, retry: () => setAttempt(attempt + 1) };
}
