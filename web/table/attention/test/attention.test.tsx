import { afterEach, expect, test, vi } from 'vitest';
import { playCue, setSound } from '../../../kit/index.ts';
import { firstHash } from '../../end/course.ts';
import { act, asks, at, draws, handCard, metaFor, pass, read, says, sits, viewFor } from '../../test/seated.tsx';
import { askFor, onCardOption } from '../../test/words.ts';
import { useAwake, useNotification, useTitle } from '../attention.ts';
import { useToasts } from '../useToasts.ts';

vi.mock('../../../kit/sound.ts', async (original) => ({
  ...(await original<typeof import('../../../kit/sound.ts')>()),
  playCue: vi.fn(),
  setSound: vi.fn(),
}));
afterEach(() => {
  vi.mocked(playCue).mockClear();
  vi.mocked(setSound).mockClear();
});

const mine = viewFor({ decision: asks(askFor('play', [onCardOption(0), onCardOption(1)])) });
const over = (winners: number[]) => viewFor({ outcome: { winners, ranking: [[0], [1], [2]], reason: 'done', params: {} } as never });
const cues = () => vi.mocked(playCue).mock.calls.map(([cue]) => cue);

function Titled({ asked }: { readonly asked: string | null }) {
  useTitle('Test', asked);
  return null;
}

test('the title says what is asked, and flashes only while nobody looks', async () => {
  vi.useFakeTimers();
  const { again } = await draws(<Titled asked="Your turn" />);
  expect(document.title).toBe('Your turn · Test');
  await pass(1000);
  expect(document.title).toBe('Your turn · Test');
  const looks = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(1000);
  expect(document.title).toBe('● Your turn ●');
  // The first flash is the first second, however the page was opened.
  await again(<Titled asked="Your answer" />);
  await pass(1000);
  expect(document.title).toBe('● Your answer ●');
  await again(<Titled asked="Your turn" />);
  looks.mockReturnValue(true);
  await pass(1000);
  expect(document.title).toBe('● Your turn ●');
  await pass(1000);
  expect(document.title).toBe('Your turn · Test');
  await again(<Titled asked={null} />);
  expect(document.title).toBe('Test');
});

test('the own turn is more than being asked', async () => {
  await sits({ view: mine });
  expect(document.title).toContain('Your turn');
  await sits({ view: { ...mine, vars: { active: 1 } } });
  expect(document.title).toContain('Your decision');
  await sits({ view: viewFor({ decision: asks(null) }) });
  expect(document.title).not.toContain('Your');
});

test('what happens is heard once: the own cue of the game first, then by where cards go', async () => {
  const { goesOn } = await sits({ view: viewFor(), board: { sounds: { bang: 'win' } } });
  expect(cues()).toEqual([]);
  const move = (to: string) => ({ e: 'move', card: 1, def: null, from: 'deck', to }) as const;
  await goesOn(viewFor(), [move('hand:0'), move('discard')]);
  await goesOn(viewFor(), [move('discard')]);
  await goesOn(viewFor(), [move('table:1')]);
  await goesOn(viewFor(), [move('hand:0'), { e: 'shuffle', zone: 'deck' }]);
  await goesOn(viewFor(), [{ e: 'show', card: 1, def: 'rug' }]);
  await goesOn(viewFor(), [move('hand:0'), says('bang', {})]);
  await goesOn(viewFor(), [says('quiet', {})]);
  expect(cues()).toEqual(['draw', 'discard', 'play', 'shuffle', 'flip', 'win']);
});

test('a question, a window, the end and a message have their cues; the end is heard when it is seen', async () => {
  vi.useFakeTimers();
  const { goesOn, tell } = await sits({ view: viewFor() });
  await goesOn(mine);
  await goesOn(viewFor());
  await goesOn(viewFor({ decision: asks(askFor('play', [], { min: 0 }), { window: true }) }));
  await tell({ chat: [{ n: 1, at: 1, name: 'Bob', avatar: 'x', seat: 1, kind: 'chat', text: 'hi' }] });
  await goesOn(over([0]));
  expect(cues()).toEqual(['turn', 'react', 'chat']);
  await pass(500);
  await pass(100);
  expect(cues()).toEqual(['turn', 'react', 'chat', 'win']);
  vi.mocked(playCue).mockClear();
  const lost = await sits({ view: viewFor() });
  await lost.goesOn(over([1]));
  await pass(500);
  await pass(100);
  expect(cues()).toEqual(['lose']);
});

test('a nudge is told, each once', async () => {
  const { tell } = await sits({ view: mine });
  expect(document.body.textContent).not.toContain('waiting for you');
  await tell({ nudges: 1 });
  expect(document.body.textContent).toContain('The others are waiting for you.');
});

test('new lines are spoken, not those that were there before', async () => {
  const told = [{ at: 1, events: [says('quiet', {})] }];
  const { goesOn } = await sits({ view: mine, told, at: 1 });
  const spoken = () => read('.sr[role="status"]');
  expect(spoken()).toBe('');
  await goesOn(mine, [says('play', { seat: { seat: 1 }, card: { card: 4, def: 'rug' } })]);
  expect(spoken()).toContain('Bob plays “Rug”');
});

test('short messages: the same thing is said once, and at most three stand', async () => {
  const known: ReturnType<typeof useToasts>[] = [];
  function Toasts() {
    known.push(useToasts());
    return null;
  }
  await draws(<Toasts />);
  const now = () => known[known.length - 1];
  for (const title of ['a', 'b', 'b', 'c', 'd']) await act(async () => now().toast({ tone: 'info', title }));
  expect(now().toasts.map(({ title }) => title)).toEqual(['b', 'c', 'd']);
  await act(async () => now().dropToast(now().toasts[0].key));
  expect(now().toasts.map(({ title }) => title)).toEqual(['c', 'd']);
});

test('focus is never lost: the neighbour in the hand has it when a card goes', async () => {
  const { goesOn } = await sits({ view: mine });
  await act(async () => handCard(0).focus());
  expect(document.activeElement).toBe(handCard(0));
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  await goesOn({ ...mine, zones: { ...mine.zones, 'hand:0': [{ id: 1, def: 'rug' }] } });
  expect(document.activeElement).toBe(handCard(1));
});

test('the hash of the seed is kept from the first sight on', async () => {
  await sits({ view: mine, meta: metaFor({ seedHash: 'first' }) });
  await sits({ view: mine, meta: metaFor({ seedHash: 'another' }) });
  expect(firstHash('test-match', 'a third')).toBe('first');
  expect(at('[data-table]').dataset.at).toBe('3');
});

/** Notifications as a browser shows them: each with its words, what a press does, and whether it still stands. */
function browserThatNotifies(permission: 'granted' | 'denied' = 'granted') {
  const shown: { title: string; body: string; tag: string; open: boolean; press: () => void }[] = [];
  class Told {
    static permission = permission;
    private readonly one: (typeof shown)[number];
    constructor(title: string, { body, tag }: { body: string; tag: string }) {
      this.one = { title, body, tag, open: true, press: () => undefined };
      shown.push(this.one);
    }
    addEventListener(_: string, press: () => void) {
      this.one.press = press;
    }
    close() {
      this.one.open = false;
    }
  }
  vi.stubGlobal('Notification', Told);
  (window as unknown as { Notification: unknown }).Notification = Told;
  return shown;
}
afterEach(() => {
  vi.unstubAllGlobals();
  delete (window as unknown as { Notification?: unknown }).Notification;
});

function Notified({ asked, wanted = true }: { readonly asked: boolean; readonly wanted?: boolean }) {
  useNotification(wanted, asked, 'Test', 'Your turn');
  return null;
}
const hidden = (is: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(is);
const soon = () => act(async () => new Promise((done) => setTimeout(done, 0)));

test('a turn that comes while nobody looks is notified, once; a press leads back to the table', async () => {
  const shown = browserThatNotifies();
  const focus = vi.spyOn(window, 'focus').mockImplementation(() => undefined);
  hidden(true);
  const { again } = await draws(<Notified asked={false} />);
  await soon();
  expect(shown).toEqual([]);
  await again(<Notified asked />);
  await soon();
  expect(shown).toMatchObject([{ title: 'Test', body: 'Your turn', tag: location.pathname, open: true }]);
  await again(<Notified asked />);
  await soon();
  expect(shown).toHaveLength(1);
  shown[0].press();
  expect([focus.mock.calls.length, shown[0].open]).toEqual([1, false]);
  await again(<Notified asked={false} />);
  await again(<Notified asked />);
  await soon();
  expect(shown).toHaveLength(2);
});

test.each([
  ['whoever looks', { isHidden: false }],
  ['whoever does not want it', { wanted: false }],
  ['a browser that was told no', { permission: 'denied' }],
] as const)('%s is not notified', async (_, how: { isHidden?: boolean; wanted?: boolean; permission?: 'denied' }) => {
  const shown = browserThatNotifies(how.permission);
  hidden(how.isHidden ?? true);
  const { again } = await draws(<Notified asked={false} wanted={how.wanted ?? true} />);
  await again(<Notified asked wanted={how.wanted ?? true} />);
  await soon();
  expect(shown).toEqual([]);
});

function Awake({ wanted }: { readonly wanted: boolean }) {
  useAwake(wanted);
  return null;
}

test('the screen stays awake as long as it is wanted, also after the page was away, and no longer', async () => {
  const locks: { released: boolean }[] = [];
  const asking: (() => void)[] = [];
  const request = () =>
    new Promise((granted) => {
      asking.push(() => {
        const lock = { released: false };
        locks.push(lock);
        granted({
          release: async () => {
            lock.released = true;
          },
        });
      });
    });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  hidden(false);
  const { again } = await draws(<Awake wanted={false} />);
  expect(asking).toHaveLength(0);
  await again(<Awake wanted />);
  for (const grant of asking.splice(0)) grant();
  await soon();
  expect(locks).toEqual([{ released: false }]);
  hidden(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asking).toHaveLength(0);
  hidden(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asking).toHaveLength(1);
  // It is not wanted any more before the browser has said yes.
  await again(<Awake wanted={false} />);
  for (const grant of asking.splice(0)) grant();
  await soon();
  expect(locks).toEqual([{ released: true }, { released: true }]);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asking).toHaveLength(0);
  delete (navigator as unknown as { wakeLock?: unknown }).wakeLock;
});
