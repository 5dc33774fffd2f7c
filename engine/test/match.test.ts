import { describe, expect, test } from 'vitest';
import {
  button,
  canonical,
  decodeJournal,
  encodeJournal,
  fastRng,
  journalHash,
  keyOf,
  liveRng,
  Match,
  pick,
  SPECTATOR,
  seedCommitment,
  sha256,
  tableData,
  uint32,
} from '#engine';
import { conformance, nonInterference, randomPicks, scenarioTable } from '#engine/testing';
import type { ToyVars } from './toy.ts';
import { toy, Z } from './toy.ts';

type Card = 'stone' | 'thorn' | 'bell' | 'horn' | 'scroll' | 'lens' | 'coin' | 'hook' | 'drum' | 'echo';
const deal = scenarioTable<ToyVars, Card, 'deck' | 'discard', 'hand' | 'front'>(toy, {
  rest: 'deck',
  piles: ['deck', 'discard'],
  start: () => undefined,
});
const header = (seed: string | number, seats = 3) => ({ game: 'toy', rulesVersion: 1, seats, options: { pace: 'slow' }, seed });

describe('laws', () => {
  test.each([2, 3, 4])('whole matches of %i seats, with seats that come, go and take back', (seats) => {
    const seeds = Array.from({ length: 25 }, (_, i) => i + seats * 100);
    const report = conformance({ game: toy, seats, seeds, restless: true, every: 3 });
    expect(report.finished).toBe(report.matches);
    expect(report.neverSeen).toEqual([]);
  });

  test('a game that leaks is caught: options that depend on another hand', () => {
    const leaky = {
      ...toy,
      *step(t: Parameters<typeof toy.step>[0]) {
        const next = t.ring[(t.ring.indexOf(t.vars.active) + 1) % t.ring.length];
        const told = () => t.zones[Z.hand + next].filter((id) => toy.defs[t.def[id]].kind === 'stone');
        yield* pick(t, t.vars.active, { key: 'leak', rule: 'X', quiet: true }, () => [...told(), button('a', 0), button('b', 0)]);
        t.vars.active = next;
      },
    };
    expect(() => conformance({ game: leaky, seats: 2, seeds: [1, 2, 3, 4, 5, 6], every: 1, cap: 30 })).toThrow(/non-interference/);
    // The law by itself says what differs.
    const starts = [1, 2, 3, 4, 5, 6].map((seed) => Match.start(leaky, { game: 'toy', rulesVersion: 1, seats: 2, options: {}, seed }));
    expect(() => {
      for (const match of starts) nonInterference(match as unknown as Match, 0);
    }).toThrow(/what seat 0 is asked depends on hidden cards: view\.decision\.\S+ is .+, elsewhere /);
  });

  test('a game that offers the list of a zone itself, not a copy, is caught', () => {
    const lazy = {
      ...toy,
      *step(t: Parameters<typeof toy.step>[0]) {
        yield* pick(t, t.vars.active, { key: 'lazy', rule: 'X', quiet: true }, () => t.zones[Z.hand + t.vars.active]);
      },
    };
    expect(() => conformance({ game: lazy, seats: 2, seeds: [1], every: 1, cap: 3 })).toThrow("lazy offers a zone's own list");
  });
});

describe('refusals change nothing and say why', () => {
  test('another decision, another seat, too many, twice, unknown, after the end', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['stone', 'lens'], front: ['stone', 'stone'] },
      bob: { hand: ['bell', 'horn', 'coin'] },
    });
    ann.isRefused('stale-decision', ['stone'], 99);
    bob.isRefused('not-asked', ['draw']);
    ann.isRefused('too-few', []);
    ann.isRefused('unknown-option', ['c999']);
    ann.plays('lens');
    expect(ann.knows('bell')).toBe(true);
    ann.isRefused('too-many', ['bell', 'horn', 'coin']);
    ann.isRefused('duplicate', ['bell', 'bell']);
    ann.picks('bell', 'horn');
    bob.picks('draw');
    ann.picks('stone');
    expect(table.winners).toEqual(['ann']);
    ann.isRefused('match-over', ['draw']);
  });
});

describe('questions', () => {
  test('askAll is open to all at once, hidden until all have answered, and counts in seat order', () => {
    const { ann, bob, cat, table } = deal({ ann: { hand: ['bell'] }, bob: { hand: ['coin', 'hook'] }, cat: { hand: ['horn', 'drum'] } });
    ann.plays('bell');
    bob.mustPick('coin', 'hook');
    expect(bob.view.decision?.prompts.map(({ seat, prompt }) => [seat, prompt])).toEqual([[2, 'give']]);
    cat.picks('drum');
    expect(bob.view.decision?.asked).toEqual([1]);
    expect(ann.hand).toEqual([]);
    cat.isNotAsked();
    bob.picks('hook');
    expect(ann.hand).toEqual(['hook', 'drum']);
    expect(bob.knows('drum')).toBe(false);
    expect(cat.knows('drum')).toBe(true);
    expect(table.spectator.zones['hand:0'].every((one) => one.def === null)).toBe(true);
  });

  test('no option: not asked; one forced option: taken without asking', () => {
    const { ann, bob, cat } = deal({ ann: { hand: ['bell'] }, bob: { hand: ['coin'] }, cat: { hand: [] }, deck: ['drum', 'horn'] });
    ann.plays('bell');
    expect(ann.hand).toEqual(['coin']);
    // Bob and Cat can only draw, so they did.
    expect(bob.hand).toEqual(['drum']);
    expect(cat.hand).toEqual(['horn']);
    ann.isToAct();
  });

  test('askFirst asks everybody, holds passes back, and closes with the first real answer', () => {
    const { ann, bob, cat, table } = deal({ ann: { hand: ['horn'] }, bob: { hand: [] }, cat: { hand: ['coin', 'drum'] } });
    ann.plays('horn');
    bob.mayPick();
    bob.passes();
    expect(cat.view.decision?.asked).toEqual([1, 2]);
    cat.picks('drum');
    expect(table.zone('discard')).toEqual(['drum', 'horn']);
    ann.isNotAsked();
  });

  test('order, number, yes or no; scripted chance', () => {
    const { ann, table } = deal({
      ann: { hand: ['scroll', 'coin'] },
      bob: { hand: ['drum'] },
      deck: ['stone', 'bell', 'thorn'],
      chance: [1],
    });
    ann.plays('scroll');
    ann.isRefused('too-few', ['stone', 'thorn']);
    ann.picks('thorn', 'bell', 'stone');
    expect(table.zone('deck').slice(0, 3)).toEqual(['thorn', 'bell', 'stone']);
    expect(ann.view.zones.deck.slice(-3).map((one) => one.def)).toEqual(['stone', 'bell', 'thorn']);
    expect(table.spectator.zones.deck.every((one) => one.def === null)).toBe(true);
    table.seat('bob').plays('drum');
    ann.plays('coin', '2', 'no');
    expect(ann.front).toEqual(['thorn']);
  });

  test('how few and how many may be picked is seen', () => {
    const { ann, bob } = deal({
      ann: { hand: ['lens', 'scroll'] },
      bob: { hand: ['bell', 'horn', 'coin'] },
      deck: ['stone', 'bell', 'thorn'],
      unfinished: true,
    });
    const asked = () => [ann.view.decision?.mine].map((mine) => [mine?.prompt, mine?.min, mine?.max, mine?.ordered])[0];
    expect(asked()).toEqual(['main', 1, 1, false]);
    ann.plays('lens');
    expect(asked()).toEqual(['look', 0, 2, false]);
    ann.passes();
    bob.picks('draw');
    ann.plays('scroll');
    expect(asked()).toEqual(['arrange', 3, 3, true]);
  });

  test('several listeners: the seat puts them in order', () => {
    const { ann, table } = deal({ ann: { hand: ['drum'], front: ['echo', 'echo'] }, bob: {}, vars: { turn: 1 } });
    const [first, second] = table.t.zones[Z.front];
    ann.plays('drum');
    ann.isAskedFor('who-first');
    const keys = table.match.askOf(0)?.options.map(keyOf) ?? [];
    expect(table.match.answerKeys(0, table.match.n, [keys[1], keys[0]])).toBeNull();
    expect(table.vars.said).toEqual([`echo ${second}`, `echo ${first}`]);
  });
});

describe('hiding', () => {
  test('who saw a face knows it until it is shuffled; a spectator sees what is open', () => {
    const { ann, bob, cat, table } = deal({ ann: { hand: ['hook'] }, bob: { hand: ['coin'], front: ['thorn'] }, cat: { hand: ['drum'] } });
    ann.plays('hook', 'thorn');
    expect(ann.front).toEqual(['thorn']);
    expect(table.zone('discard')).toEqual(['coin', 'hook']);
    for (const seat of [ann, bob, cat]) expect(seat.knows('drum')).toBe(seat === cat);
  });

  test('a view never holds the seed or the stream of chance', () => {
    const match = Match.start(toy, header('5'.repeat(64)));
    for (const seat of [0, 1, 2, SPECTATOR]) {
      const text = JSON.stringify([match.view(seat), match.events(seat)]);
      expect(text).not.toMatch(/rng|seed|5555|chacha/);
    }
  });

  test('events show a drawn card to its drawer only', () => {
    const match = Match.start(toy, header(5));
    match.answerKeys(0, match.n, ['draw']);
    const faces = (seat: number) => (match.events(seat).at(-1) ?? []).flatMap((event) => ('def' in event ? [event.def] : []));
    expect(faces(0).every((def) => def !== null)).toBe(true);
    const own = match.table.zones[Z.hand].length === 4;
    if (own) expect(faces(1)).toEqual([null]);
  });

  test('sampled worlds deal hidden faces evenly and never put a thorn into a hand', () => {
    const { table, ann } = deal({ ann: { hand: ['drum'] }, bob: { hand: ['stone', 'stone'] }, rest: 'deck' });
    ann.isToAct();
    const bobs = table.t.zones[Z.hand + 1];
    const counts: { [def: string]: number } = {};
    for (let i = 0; i < 3000; i++) {
      const world = table.match.forkFor(0, fastRng(i));
      for (const id of bobs) {
        const def = toy.defs[world.table.def[id]].id;
        counts[def] = (counts[def] ?? 0) + 1;
      }
      expect(world.table.zones[Z.hand].map((id) => toy.defs[world.table.def[id]].id)).toEqual(['drum']);
    }
    expect(counts.thorn).toBeUndefined();
    // 21 hidden cards that may lie in a hand: 6 stones, 1 drum, 2 of each other kind.
    expect((counts.stone ?? 0) / 6000).toBeGreaterThan(6 / 21 - 0.03);
    expect((counts.stone ?? 0) / 6000).toBeLessThan(6 / 21 + 0.03);
  });

  test('in a sampled world the passes of others in an open window are unknown', () => {
    const { ann, cat, table } = deal({
      ann: { hand: ['horn'] },
      bob: { hand: ['coin', 'hook'] },
      cat: { hand: ['bell', 'drum'] },
      unfinished: true,
    });
    ann.plays('horn');
    cat.passes();
    const world = table.match.forkFor(1, fastRng(3));
    expect(world.askOf(2)).not.toBeNull();
    expect(world.askOf(1)).not.toBeNull();
  });
});

describe('seats come and go', () => {
  test('a newcomer sits down at once when nothing is under way, before the active seat', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['coin'] }, bob: { hand: ['drum'] } });
    table.seat('cat').joins();
    expect(table.t.ring).toEqual([2, 0, 1]);
    expect(table.seat('cat').hand.length + table.seat('cat').front.length).toBe(3);
    ann.isToAct();
    bob.isNotAsked();
  });

  test('in the middle of an effect a newcomer waits for the next quiet point', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['bell'] }, bob: { hand: ['coin', 'hook'] } });
    ann.plays('bell');
    table.seat('cat').joins();
    expect(table.t.ring).toEqual([0, 1]);
    bob.picks('coin');
    expect(table.t.ring).toEqual([0, 2, 1]);
  });

  test('who leaves in mid-effect is not asked any more; the others keep their answers', () => {
    const { ann, bob, cat, dan } = deal({
      ann: { hand: ['bell'] },
      bob: { hand: ['coin', 'hook'] },
      cat: { hand: ['horn', 'drum'] },
      dan: { hand: ['scroll', 'lens'] },
    });
    ann.plays('bell');
    cat.picks('horn');
    bob.leaves();
    cat.isNotAsked();
    dan.picks('scroll');
    expect(ann.hand).toEqual(['horn', 'scroll']);
  });

  test('an answer given stays given when only one seat is left to ask', () => {
    const { ann, bob, cat } = deal({ ann: { hand: ['bell'] }, bob: { hand: ['coin', 'hook'] }, cat: { hand: ['horn', 'drum'] } });
    ann.plays('bell');
    cat.picks('horn');
    bob.leaves();
    expect(ann.hand).toEqual(['horn']);
  });

  test('options that went away with a leaver are not offered any more', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['hook'] },
      bob: { front: ['stone'] },
      cat: { hand: ['drum'], front: ['echo', 'thorn'] },
    });
    ann.plays('hook');
    ann.mayPick('stone', 'echo', 'thorn');
    bob.leaves();
    ann.mayPick('echo', 'thorn');
    ann.passes();
    cat.isToAct();
  });

  test('a full table, a taken seat, the last one left', () => {
    const { ann, bob, table } = deal({ ann: {}, bob: {} });
    expect(table.match.apply({ kind: 'join', seat: 1 })?.code).toBe('seat-taken');
    expect(table.match.apply({ kind: 'join', seat: 7 })?.code).toBe('no-such-seat');
    table.seat('cat').joins();
    table.seat('dan').joins();
    expect(table.match.apply({ kind: 'join', seat: 0 })?.code).toBe('table-full');
    for (const name of ['cat', 'dan'] as const) table.seat(name).leaves();
    ann.leaves();
    expect(table.winners).toEqual(['bob']);
    expect(bob.view.outcome?.reason).toBe('forfeit');
  });
});

describe('undo', () => {
  test('free as long as nothing was learned and nobody else answered', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['stone', 'coin'] }, bob: { hand: ['drum'] } });
    const asked = table.match.n;
    ann.plays('stone');
    expect(table.match.undoable(0)).toBe('free');
    ann.undoes();
    expect(ann.hand).toEqual(['stone', 'coin']);
    expect(table.match.n).toBeGreaterThan(asked);
    ann.isRefused('stale-decision', ['stone'], asked);
    expect(table.match.apply({ kind: 'redo', seat: 0 })).toBeNull();
    expect(ann.front).toEqual(['stone']);
    bob.isToAct();
  });

  test('after a draw, a throw or another answer only by consent', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['stone'] }, bob: { hand: ['drum'] } });
    ann.picks('draw');
    expect(table.match.undoable(0)).toBe('by-consent');
    expect(table.match.apply({ kind: 'undo', seat: 0 })?.code).toBe('undo-needs-consent');
    bob.plays('drum');
    expect(table.match.undoable(1)).toBe('free');
    ann.undoes('agreed');
    expect(ann.hand).toEqual(['stone']);
    expect(bob.hand).toEqual(['drum']);
    expect(table.match.apply({ kind: 'undo', seat: 1 })?.code).toBe('nothing-to-undo');
  });

  test('who was shown a card has learned something', () => {
    const { ann, table } = deal({ ann: { hand: ['scroll'] }, bob: { hand: ['drum'] }, unfinished: true });
    ann.plays('scroll');
    ann.isAskedFor('arrange');
    expect(table.match.undoable(0)).toBe('by-consent');
  });

  /** Ann plays a stone, Bob a drum; then somebody passes for Ann. */
  function passedFor() {
    const { ann, bob, table } = deal({ ann: { hand: ['stone', 'coin'] }, bob: { hand: ['drum', 'hook'] }, unfinished: true });
    ann.plays('stone');
    bob.plays('drum');
    const { match } = table;
    expect(match.apply({ kind: 'time-out', seat: 0, n: match.n })).toBeNull();
    return { ann, bob, match };
  }

  test('takes back the last decision of one’s own, not a pass that was made for one', () => {
    const { ann, bob, match } = passedFor();
    expect(match.undoOf(0, true)).toEqual({ kind: 'undo', seat: 0, agreed: true, back: 3 });
    expect(match.apply(match.undoOf(0, true))).toBeNull();
    expect([ann.hand, bob.hand]).toEqual([
      ['stone', 'coin'],
      ['drum', 'hook'],
    ]);
    expect(canonical(match.replayed().view(0))).toBe(canonical(match.view(0)));
  });

  test('in an older journal, which does not say how far, it takes back the pass, as it did', () => {
    const { ann, bob, match } = passedFor();
    expect(match.apply({ kind: 'undo', seat: 0, agreed: true })).toBeNull();
    expect(ann.front).toEqual(['stone']);
    expect(bob.hand).toEqual(['hook']);
    ann.isToAct();
  });

  test('stops where somebody sat down or left since', () => {
    for (const change of ['join', 'leave'] as const) {
      const { ann, table } = deal({ ann: { hand: ['stone', 'coin'] }, bob: { hand: ['drum'] }, cat: { hand: ['horn'] } });
      ann.plays('stone');
      expect(table.match.undoable(0)).toBe('free');
      if (change === 'join') table.seat('dan').joins();
      else table.seat('cat').leaves();
      expect(table.match.undoable(0)).toBe('no');
      expect(table.match.apply(table.match.undoOf(0, true))?.code).toBe('nothing-to-undo');
      expect(ann.front).toEqual(['stone']);
    }
  });

  test('that goes elsewhere than to the last own decision is refused', () => {
    const { match } = passedFor();
    for (const back of [1, 2, 4]) expect(match.apply({ kind: 'undo', seat: 0, agreed: true, back })?.code).toBe('nothing-to-undo');
  });
});

describe('journals', () => {
  const play = (match: Match<ToyVars>, seed: number) => {
    const rng = fastRng(seed);
    while (!match.over) {
      const ask = match.open?.asks.find((one) => match.askOf(one.seat) !== null);
      if (ask === undefined) throw new Error('dead end');
      match.answer(ask.seat, match.n, randomPicks(ask, rng));
    }
    return match;
  };

  test('a live match is the same again from header and journal, as text too', () => {
    const seed = sha256('a secret');
    const match = play(Match.start(toy, header(seed)), 9);
    const text = encodeJournal(match.header, match.journal);
    const read = decodeJournal(text);
    const again = Match.load(toy, read.header, read.entries);
    expect(canonical(tableData(again.table))).toBe(canonical(tableData(match.table)));
    expect(journalHash(read.header, read.entries)).toBe(journalHash(match.header, match.journal));
    expect(seedCommitment(seed)).not.toContain(seed);
  });

  test('a journal that does not fit is not accepted silently', () => {
    const match = play(Match.start(toy, header(4)), 4);
    const broken = match.journal.map((entry, i) => (i === 3 && entry.kind === 'answer' ? { ...entry, keys: ['c0x'] } : entry));
    expect(() => Match.load(toy, match.header, broken)).toThrow(/another option/);
  });

  test('bots take over and hand back; settings change; both are kept', () => {
    const match = Match.start(toy, header(2));
    expect(match.apply({ kind: 'bot', seat: 1, level: 'easy' })).toBeNull();
    expect(match.control).toEqual({ 1: 'easy' });
    expect(match.apply({ kind: 'human', seat: 1 })).toBeNull();
    expect(match.control).toEqual({});
    expect(match.apply({ kind: 'option', key: 'pace', value: 'fast' })).toBeNull();
    expect(match.apply({ kind: 'option', key: 'pace', value: 'never' })?.code).toBe('no-such-option');
    expect(match.view(0).options.pace).toBe('fast');
    expect(match.apply({ kind: 'time-out', n: match.n, seat: 0 })).toBeNull();
    expect(match.journal.length).toBe(4);
  });

  test('why a card cannot be used is told only of cards that the seat sees', () => {
    const match = Match.start(toy, header(2));
    const [hidden] = match.table.zones[Z.hand];
    const [own] = match.table.zones[Z.hand + 1];
    expect(match.whyNot(1, own)?.rule).toBe('TOY-main');
    expect(match.whyNot(1, hidden)).toBeUndefined();
  });
});

describe('chance', () => {
  test('ChaCha20 gives the published first words for the zero key', () => {
    const rng = liveRng('0'.repeat(64));
    expect([uint32(rng), uint32(rng)].map((word) => word.toString(16))).toEqual(['ade0b876', '903df1a0']);
  });
  test('SHA-256 gives the published digests', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });
});

describe('a match in which nobody can ever be asked again', () => {
  const silent = { ...toy, step: () => undefined };

  test('ends without a winner, and tells so', () => {
    const match = Match.start(silent, header(1));
    expect(match.table.outcome).toEqual({ winners: [], reason: 'match.stalemate', rule: '' });
    expect(match.events(0).flat().at(-1)).toMatchObject({ e: 'log', key: 'match.stalemate' });
  });

  test('is no match for a game without a rule for it', () => {
    expect(() => conformance({ game: silent, seats: 2, seeds: [1], keepFailures: false })).toThrow(/without asking anybody/);
  });
});

test('whoever answers a sealed question last cannot take it back freely after seeing the others', () => {
  const { ann, bob, cat, table } = deal({ ann: { hand: ['bell'] }, bob: { hand: ['coin', 'hook'] }, cat: { hand: ['horn', 'drum'] } });
  ann.plays('bell');
  cat.picks('drum');
  expect(table.match.undoable(2)).toBe('free');
  bob.picks('hook');
  expect(table.match.undoable(1)).toBe('by-consent');
  expect(table.match.undoable(2)).toBe('by-consent');
});
