import { expect, test } from 'vitest';
import type { Picture } from '#web/table/moments/moment.ts';
import { passageOf } from '#web/table/test/passage.ts';
import type { UnicornDerived } from '../../derived.ts';
import type { UnicornVars } from '../../state.ts';
import { basics, deal } from '../../test/table.ts';
import { ending, moments } from '../moments.ts';

const passage = passageOf<UnicornVars, UnicornDerived>;
const seen = (one: ReturnType<typeof passage>) => (moments ?? []).flatMap(({ see }) => see(one));
const defs = (picture: Picture) => ('cards' in picture ? picture.cards.map(({ def }) => def) : []);

test('UUN-115 UUN-116 two Instants let a card through: the chain is shown when nobody answers any more, and concerns those in it', () => {
  const { ann, bob, table } = deal({ ann: { hand: ['rhinocorn', 'neigh'] }, bob: { hand: ['neigh'] } });
  ann.plays('rhinocorn');
  expect(seen(passage(table.match, 0, () => bob.picks('neigh'))), 'Ann may still answer').toEqual([]);
  const [moment, ...more] = seen(passage(table.match, 0, () => ann.picks('neigh')));
  expect(more).toEqual([]);
  expect([moment.picture.kind, defs(moment.picture)]).toEqual(['chain', ['rhinocorn', 'neigh', 'neigh']]);
  expect(moment.line.params).toMatchObject({ n: 2 });
  expect([...new Set(moment.concerns)]).toEqual([0, 1]);
});

test('UUN-116 one Instant stops it', () => {
  const { ann, bob, table } = deal({ ann: { hand: ['rhinocorn', 'neigh'] }, bob: { hand: ['neigh'] }, unfinished: true });
  ann.plays('rhinocorn');
  bob.picks('neigh');
  const [moment] = seen(passage(table.match, 1, () => ann.passes()));
  expect([defs(moment.picture), moment.line.params?.n]).toEqual([['rhinocorn', 'neigh'], 1]);
});

test('UUN-219 the seventh Unicorn stands last among those of the Stable', () => {
  const { ann, table } = deal({ ann: { hand: ['narwhal'], stable: basics(6) }, bob: {} });
  const end = ending?.(passage(table.match, 1, () => ann.plays('narwhal')));
  expect(end?.picture).toMatchObject({ kind: 'gather', main: 6 });
  expect(defs(end?.picture ?? { kind: 'words' }).at(-1)).toBe('narwhal');
});
