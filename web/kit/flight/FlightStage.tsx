import { Component, createRef, type ReactNode } from 'react';
import css from './FlightStage.module.css';
import { FLY_MS, type Flight, type Move, type Place, planFlights, type Snapshot } from './plan.ts';

export interface FlightStageProps {
  /** Changes with every new state of the table; flights are made between two stamps. */
  readonly stamp: string | number;
  /** What the events of this step say about cards that are seen on one side only. */
  readonly moves?: readonly Move[];
  /** 1 is normal; more when the table is behind. */
  readonly speed?: number;
  /** Switches flights off, for example while scrubbing a replay. */
  readonly still?: boolean;
  /** All cards have landed. */
  readonly onLanded?: () => void;
  readonly children: ReactNode;
}

interface Seen extends Snapshot {
  readonly elements: ReadonlyMap<string, HTMLElement>;
}

const zoomOf = (el: Element): number => ('currentCSSZoom' in el && typeof el.currentCSSZoom === 'number' ? el.currentCSSZoom : 1);

function place(el: HTMLElement): Place {
  const box = el.getBoundingClientRect();
  let turn = 0;
  for (let at: HTMLElement | null = el; at !== null && at.dataset.zone === undefined; at = at.parentElement) {
    const { transform } = getComputedStyle(at);
    if (transform !== 'none') {
      const m = new DOMMatrixReadOnly(transform);
      turn += (Math.atan2(m.b, m.a) * 180) / Math.PI;
    }
  }
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    width: (el.offsetWidth || box.width) * zoomOf(el),
    turn,
    face: el.dataset.face === 'down' ? 'down' : 'up',
    zone: el.closest<HTMLElement>('[data-zone]')?.dataset.zone,
  };
}

/** A zone is where its cards lie: the pile's card if it has one, otherwise a card-sized spot in its middle. */
function zonePlace(el: HTMLElement): Place {
  const card = el.querySelector<HTMLElement>('[data-face]');
  if (card !== null && el.dataset.hand === undefined) return place(card);
  const box = el.getBoundingClientRect();
  return {
    x: box.left + Math.min(box.width / 2, 200),
    y: box.top + box.height / 2,
    width: Math.min(48, box.height),
    turn: 0,
    face: 'down',
  };
}

function look(root: HTMLElement): Seen {
  const elements = new Map<string, HTMLElement>();
  const cards = new Map<string, Place>();
  const zones = new Map<string, Place>();
  for (const el of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const id = el.dataset.card;
    if (id === undefined || el.offsetParent === null || elements.has(id)) continue;
    elements.set(id, el);
    cards.set(id, place(el));
  }
  for (const el of root.querySelectorAll<HTMLElement>('[data-zone]')) {
    const name = el.dataset.zone;
    if (name !== undefined && !zones.has(name)) zones.set(name, zonePlace(el));
  }
  return { cards, zones, elements };
}

/** A lifeless copy: no identity, no focus, no movement of its own. */
function copy(el: HTMLElement): HTMLElement {
  const twin = el.cloneNode(true) as HTMLElement;
  twin.removeAttribute('data-card');
  twin.removeAttribute('data-flying');
  twin.removeAttribute('id');
  twin.inert = true;
  twin.setAttribute('aria-hidden', 'true');
  twin.classList.add(css.twin);
  return twin;
}

interface Flier {
  readonly el: HTMLElement;
  readonly animation: Animation;
  readonly land: () => void;
}

/**
 * One mechanism for all games: every element with data-card is followed by that identity, whatever board it is on.
 * The places are measured before React changes the page. Afterwards a copy of each moved card flies to its new place; the card itself stays hidden
 * until it arrives. This has to be a class: measuring between rendering and changing the page is what getSnapshotBeforeUpdate is for, and hooks have
 * no counterpart.
 */
export class FlightStage extends Component<FlightStageProps> {
  private readonly root = createRef<HTMLDivElement>();
  private readonly fliers = new Map<string, Flier>();
  private layer: HTMLElement | undefined;

  override getSnapshotBeforeUpdate(previous: FlightStageProps): Seen | null {
    if (previous.stamp === this.props.stamp || this.root.current === null || this.cannotFly()) return null;
    const seen = look(this.root.current);
    const cards = new Map(seen.cards);
    for (const [card, flier] of this.fliers) {
      const known = cards.get(card);
      const box = flier.el.getBoundingClientRect();
      if (known !== undefined) cards.set(card, { ...known, x: box.left + box.width / 2, y: box.top + box.height / 2, zone: 'air' });
    }
    return { ...seen, cards };
  }

  override componentDidUpdate(_: FlightStageProps, __: unknown, before: Seen | null): void {
    if (before === null || this.root.current === null) return;
    this.landAll();
    const after = look(this.root.current);
    const flights = planFlights(before, after, this.props.moves);
    const back = this.root.current.querySelector<HTMLElement>('[data-face="down"]');
    for (const flight of flights) {
      const target = after.elements.get(flight.card);
      const model = flight.look === 'after' ? target : flight.look === 'before' ? before.elements.get(flight.card) : back;
      if (model) this.launch(flight, model, flight.look === 'after' ? target : undefined, back);
    }
    if (flights.length === 0) this.props.onLanded?.();
  }

  override componentWillUnmount(): void {
    this.landAll();
    this.layer?.remove();
  }

  private cannotFly(): boolean {
    return this.props.still === true || document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  private launch(flight: Flight, model: HTMLElement, target: HTMLElement | undefined, back: HTMLElement | null): void {
    const { from, to, card } = flight;
    // Where it was it does not lie any more: it is laid out as wide as it lay there, and made small on its way.
    const width = model.offsetWidth || (flight.look === 'before' ? from.width : to.width);
    const el = document.createElement('div');
    el.className = css.flier;
    el.style.setProperty('--w0', `${width}px`);
    const speed = this.props.speed ?? 1;
    const timing = { duration: FLY_MS / speed, delay: flight.delay / speed, easing: 'cubic-bezier(.3, .1, .2, 1)', fill: 'both' } as const;
    const front = copy(model);
    el.append(front);
    if (from.face !== to.face && back !== null && model !== back) {
      // Turned over in mid-flight: the back shrinks to an edge, the face grows from it.
      const reverse = copy(back);
      el.append(reverse);
      const out = [{ scale: '1 1' }, { scale: '1 1', offset: 0.25 }, { scale: '0 1', offset: 0.5 }, { scale: '0 1' }];
      const come = [{ scale: '0 1' }, { scale: '0 1', offset: 0.5 }, { scale: '1 1', offset: 0.75 }, { scale: '1 1' }];
      const [first, second] = from.face === 'down' ? [reverse, front] : [front, reverse];
      first.animate(out, timing);
      second.animate(come, timing);
    }
    const at = (p: Place, lift = 0, turn = p.turn, scale = p.width / width) =>
      `translate(${p.x - width / 2}px, ${p.y - width * 0.7 - lift}px) rotate(${turn}deg) scale(${scale})`;
    const way = Math.hypot(to.x - from.x, to.y - from.y);
    const middle: Place = { ...to, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, width: (from.width + to.width) / 2 };
    const lean = Math.max(-6, Math.min(6, (to.x - from.x) / 60));
    el.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 60 / speed, delay: timing.delay, fill: 'both' });
    const animation = el.animate(
      [
        { transform: at(from) },
        { transform: at(middle, Math.min(60, 24 + way / 30), (from.turn + to.turn) / 2 + lean), offset: 0.5 },
        { transform: at(to) },
      ],
      timing,
    );
    target?.setAttribute('data-flying', '');
    const land = () => {
      if (this.fliers.get(card)?.animation !== animation) return;
      this.fliers.delete(card);
      target?.removeAttribute('data-flying');
      el.remove();
      if (this.fliers.size === 0) this.props.onLanded?.();
    };
    animation.onfinish = land;
    this.fliers.set(card, { el, animation, land });
    this.stage().append(el);
  }

  /** Outside the table, which may be zoomed or clipped; the theme comes along. */
  private stage(): HTMLElement {
    this.layer ??= document.createElement('div');
    this.layer.className = css.layer;
    this.layer.setAttribute('aria-hidden', 'true');
    const game = this.root.current?.querySelector<HTMLElement>('[data-game]') ?? this.root.current?.closest<HTMLElement>('[data-game]');
    if (game?.dataset.game) this.layer.dataset.game = game.dataset.game;
    if (!this.layer.isConnected) document.body.append(this.layer);
    return this.layer;
  }

  private landAll(): void {
    for (const flier of Array.from(this.fliers.values())) {
      flier.animation.cancel();
      flier.land();
    }
  }

  override render(): ReactNode {
    return (
      <div ref={this.root} className={css.stage}>
        {this.props.children}
      </div>
    );
  }
}
