import type { CardId, Flow, Option, SeatId } from '#engine';
import { isNone, isPresent, log, pick, seatOption } from '#engine';
import { destroy, destroyActions } from '../effects/affect.ts';
import { scopeOf } from '../effects/notes.ts';
import { promptOf } from '../effects/recipes.ts';
import { newPlay } from '../plays/bank.ts';
import type { Hearing, T, Trigger } from '../state.ts';
import { factionName } from '../state.ts';
import { powersNow } from '../table/layers.ts';
import { actionsInPlay, clockwise, defAt, handOf, isInPlay, isOwn, nameOf, siteOf } from '../table/select.ts';
import { discard, discardRandomly, draw } from '../verbs.ts';
import { card } from './make.ts';
import { factionsInGame } from './pirates.ts';
import { mayDestroyOutnumbered } from './robots.ts';

/** An opponent has played a minion here. */
const guest = (run: Hearing['run'], ignoresSubject?: true): { readonly played: Hearing } => ({
  played: { ignoresSubject, when: (t, self, ctrl, e) => e.site === siteOf(t, self) && e.by !== ctrl, run },
});

/** The played minion is still with this card. */
const isStillHere = (t: T, self: CardId, { about }: Trigger): boolean =>
  isInPlay(t, self) && isInPlay(t, about) && siteOf(t, about) === siteOf(t, self);

/** The faction that was named for the card. */
const namedFor = (t: T, self: CardId): number | undefined => t.vars.named.find((one) => one.card === self)?.faction;

const foes = (t: T, seat: SeatId): SeatId[] => clockwise(t).filter((one) => one !== seat);

export const tricksters = [
  /** Ongoing: when a minion played here by an opponent has finished its ability and is weaker than this minion, destroy it. */
  card('leprechaun', {
    hears: guest(function* (t, c, e): Flow {
      if (!isStillHere(t, c.self, e)) return;
      const seen = powersNow(t);
      if (seen.power(e.about) < seen.power(c.self)) yield* destroy(t, c, [e.about]);
    }),
  }),
  /** Ongoing: when an opponent has played a card that affected this minion, they discard 2 cards at random. (SMU-416) */
  card('brownie', {
    hears: {
      affected: {
        when: (t, self, _, e) =>
          e.about === self && !scopeOf(t).pending.some((one) => one.what === 'affected' && one.card === self && one.cause === e.cause),
        run: (t, _, e) => {
          if (isPresent(t, e.by)) discardRandomly(t, e.by, 2);
        },
      },
    },
  }),
  /** On play: count your minions here; you may destroy one minion here with power below that number. */
  card('gnome', { play: mayDestroyOutnumbered }),
  /** Ongoing: when this minion has been destroyed, you draw 1 card and each opponent discards 1 at random. */
  card('gremlin', {
    hears: {
      destroyed: {
        when: (_, self, __, e) => e.about === self,
        run(t, c) {
          draw(t, c.seat, 1);
          for (const seat of foes(t, c.seat)) discardRandomly(t, seat, 1);
        },
      },
    },
  }),
  /** Attach to a base, naming a faction. Ongoing: nobody can play minions of the named faction here. */
  card('block-the-path', {
    lasting: { forbids: (t, self, _, minion, site) => site === siteOf(t, self) && minion.faction === namedFor(t, self) },
    *play(t, c) {
      const faction = yield* pick(t, c.seat, promptOf(t, c, 'faction', 'SMU-409'), factionsInGame(t));
      if (isNone(faction) || !isInPlay(t, c.self)) return;
      t.vars.named.push({ card: c.self, faction });
      log(t, `names.${factionName(faction)}`, 'SMU-409', { seat: { seat: c.seat }, card: { card: c.self } });
    },
  }),
  /** On play: one action attached to a base or minion is destroyed. */
  card('disenchant', {
    *play(t, c) {
      const id = yield* pick(t, c.seat, promptOf(t, c, 'destroy.action', 'SMU-273'), () => actionsInPlay(t));
      if (!isNone(id)) destroyActions(t, c, [id]);
    },
  }),
  /** Attach to a base. Ongoing: 1 extra minion play for you, here, in each of your Play Cards phases. */
  card('enshrouding-mist', { grants: (_, site) => newPlay('minion', 'site', { site }) }),
  /**
   * Attach to a base. Ongoing: when a minion played here by an opponent has finished its ability, destroy that minion and this action.
   * (SMU-426)
   */
  card('flame-trap', {
    hears: guest(function* (t, c, e): Flow {
      if (!isStillHere(t, c.self, e)) return;
      yield* destroy(t, c, [e.about]);
      destroyActions(t, c, [c.self]);
    }),
  }),
  /**
   * Attach to a base. Ongoing: if an opponent's action is about to affect minions of yours here, this action is destroyed and theirs leaves
   * those minions untouched.
   */
  card('hideout', {
    lasting: {
      guards: {
        instead: (t, self, id, c) => isOwn(t, self, id) && c.seat !== t.vars.ctrl[self] && defAt(t, c.def).kind === 'action',
        coversAll: true,
        rule: 'SMU-419',
      },
    },
  }),
  /** On play: pick a player. During that player's next turn they can play no actions. (SMU-414) */
  card('mark-of-sleep', {
    *play(t, c) {
      const seats = (): Option<SeatId>[] => t.ring.map(seatOption);
      const seat = yield* pick(t, c.seat, promptOf(t, c, 'player.sleep', 'SMU-277'), seats);
      if (isNone(seat)) return;
      t.vars.asleep.push({ seat, from: t.vars.turn + 1 });
      log(t, 'sleeps', 'SMU-414', { seat: { seat } });
    },
  }),
  /** Attach to a base. Ongoing: an opponent who has played a minion here must discard 1 card of their choice. */
  card('pay-the-piper', {
    hears: guest(function* (t, c, e) {
      const prompt = { key: 'discard.one', rule: 'SMU-277', params: { effect: nameOf(t, c.def) } };
      const id = yield* pick(t, e.by, prompt, () => handOf(t, e.by).slice());
      if (!isNone(id)) discard(t, e.by, [id]);
    }, true),
  }),
  /** On play: each opponent discards 2 cards at random. */
  card('take-the-shinies', {
    play(t, c) {
      for (const seat of foes(t, c.seat)) discardRandomly(t, seat, 2);
    },
  }),
];
