import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changeSettings } from '../../../app/settings.ts';
import { at, has, press, pressAt, read, settle } from '../../test/seated.tsx';
import { onCardOption } from '../../test/words.ts';
import { analysis, looksBack } from './looked.tsx';

beforeEach(() => changeSettings({ lang: 'en' }));

const all = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) => (one.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
const links = (selector: string): (string | null)[] => [...document.querySelectorAll(selector)].map((one) => one.getAttribute('href'));
const said = (selector: string): string[] => [...at(selector).querySelectorAll('b, small')].map((one) => one.textContent ?? '');

describe('the turning points', () => {
  test('an own mistake says what was chosen, by how much it lost, and what was better', async () => {
    await looksBack();
    expect(at('[data-turnings]').getAttribute('data-turnings')).toBe('3');
    expect(said('[data-turning="1"]')).toEqual(['1 · Choose “Lamp”', 'Turn 1 · −20%', 'Better: choose “Vase”.']);
    expect(has('[data-turning="1"] em[data-bad]')).toBe(true);
  });

  test('what went right, or wrong for others, says what happened', async () => {
    await looksBack();
    expect(said('[data-turning="4"]')).toEqual(['2 · You play “Vase”', 'Turn 4 · +50%', 'There was no better answer. Luck helped.']);
    expect(said('[data-turning="6"]')).toEqual(['3 · Cid plays “Lamp”', 'Turn 6 · +25%', 'A mistake of theirs. Better: choose “Rug”.']);
    expect([has('[data-turning="4"] em[data-good]'), has('[data-turning="4"] em[data-bad]')]).toEqual([true, false]);
  });

  test('each opens the replay at its moment, from the own seat', async () => {
    await looksBack();
    expect(links('[data-turning]')).toEqual([1, 4, 6].map((moment) => `/m/test-match/replay?at=${moment}&seat=0`));
  });

  test('with all cards open they may be others, by other amounts', async () => {
    await looksBack();
    await press('All cards open');
    expect(said('[data-turning="4"]')[1]).toBe('Turn 4 · +40%');
    expect(all('table tbody tr')[1]).toBe('225%45%30%');
  });

  test('of a match in which nothing changed that is said', async () => {
    await looksBack({ analysis: { ...analysis, moments: analysis.moments.map((one) => ({ ...one, own: [0.4, 0.3, 0.3] })) } });
    expect(document.body.textContent).toContain('No single decision changed much.');
    expect(has('[data-turnings]')).toBe(false);
  });

  test('the one that decided the match is its headline', async () => {
    const decided = vi.fn();
    await looksBack({ decided });
    expect(decided).toHaveBeenLastCalledWith('Turning point, turn 4: you play “Vase”');
    // Who lost to it reads the same moment.
    await looksBack({ decided, self: 1 });
    expect(decided).toHaveBeenLastCalledWith('Turning point, turn 4: Ann plays “Vase”');
    // Between two moments that lie apart nobody knows what did it.
    await looksBack({ decided, analysis: { ...analysis, moments: analysis.moments.filter((one) => one.at !== 5) } });
    expect(decided).toHaveBeenLastCalledWith('Turning point, turn 4');
    // Where somebody gave up nothing else decided it.
    const accounts = analysis.accounts.map((one) => (one.seat === 2 ? { ...one, gaveUp: -0.1 } : one));
    await looksBack({ decided, analysis: { ...analysis, accounts } });
    expect(decided).toHaveBeenLastCalledWith('');
  });
});

describe('what would have been better', () => {
  const wins = { sign: { key: 'wins-soon', seat: 0 }, when: 'round', kind: 'win', of: 80, error: 0.03 } as const;
  const step = (card: number, def: string) => ({ prompt: 'play', params: {}, options: [onCardOption(card)], faces: { [card]: def } });
  const instead = {
    steps: [step(6, 'vase'), step(3, 'rug')],
    claims: [
      { ...wins, role: 'risk', sign: { key: 'wins-soon', seat: 1 }, with: 0.3, without: 0.1, effect: -0.1 },
      { ...wins, role: 'merit', with: 0.5, without: 0.2, effect: 0.3 },
    ],
  } as const;
  const [first, ...others] = analysis.decisions;
  const planned = { ...analysis, decisions: [{ ...first, instead }, ...others] };

  test.each([
    ['en', 'Instead: “Vase”, then “Rug”, because you win before your next turn half of the time, not one time in five.'],
    [
      'ru',
      'Вместо этого: «Vase», потом «Rug», потому что вы побеждаете до вашего следующего хода в половине случаев, а не в каждом пятом случае.',
    ],
  ] as const)('is told as a plan with its reason: %s', async (lang, words) => {
    changeSettings({ lang });
    await looksBack({ analysis: planned });
    expect(said('[data-worst]').at(-1)).toBe(words);
    expect(said('[data-turning="1"]').at(-1)).toBe(words);
    expect(all('[data-decisions] li span')[0]).toContain(words);
  });

  test('is told as an answer where there is no plan, as in look backs that were stored before there were any, or no reason', async () => {
    expect(JSON.stringify(analysis)).not.toContain('instead');
    await looksBack();
    expect(said('[data-worst]').at(-1)).toBe('Better: choose “Vase”.');
    const silent = { ...instead, claims: instead.claims.filter(({ role }) => role === 'risk') };
    await looksBack({ analysis: { ...analysis, decisions: [{ ...first, instead: silent }, ...others] } });
    expect(said('[data-worst]').at(-1)).toBe('Better: choose “Vase”.');
  });

  test('says «you» to nobody else', async () => {
    await looksBack({ analysis: planned, self: null });
    expect(said('[data-worst]').at(-1)).toBe('Better: choose “Vase”.');
  });
});

describe('the curve', () => {
  const paths = () => [...document.querySelectorAll('svg[role="img"] path')].map((one) => one.getAttribute('d'));

  test('everybody has a line; the own one is thick, filled below, and turning points are numbered on it', async () => {
    await looksBack();
    const mine = 'M0 120 L100 160 L200 160 L300 160 L400 60 L500 50 L600 0';
    expect(paths()).toEqual([
      ...[200, 150, 100, 50, 0].map((y) => `M0 ${y}H600`),
      `${mine}L600 200L0 200Z`,
      'M0 140 L100 120 L200 110 L300 110 L400 160 L500 180 L600 200',
      'M0 140 L100 120 L200 130 L300 130 L400 180 L500 170 L600 200',
      mine,
    ]);
    const [bob, cid] = [...document.querySelectorAll('svg[role="img"] path[stroke-dasharray]')];
    expect([bob.getAttribute('stroke-dasharray'), cid.getAttribute('stroke-dasharray')]).toEqual(['9 5', '2 6']);
    expect(at('svg[role="img"] path[stroke-linejoin]').getAttribute('stroke-width')).toBe('4');
    const marks = [...document.querySelectorAll('svg[role="img"] g[transform]')];
    expect(marks.map((one) => [one.getAttribute('transform'), one.textContent])).toEqual([
      ['translate(0 120)', '1'],
      ['translate(300 160)', '2'],
      ['translate(500 50)', '3'],
    ]);
  });

  test('below it stand the turns and the end, beside it the chance', async () => {
    await looksBack();
    const words = [...document.querySelectorAll('svg[role="img"] > text')];
    expect(words.map((one) => [one.textContent, one.getAttribute('x'), one.getAttribute('text-anchor')])).toEqual([
      ['Turn 1', '0', 'start'],
      ['Turn 3', '200', 'middle'],
      ['Turn 5', '400', 'middle'],
      ['end', '600', 'end'],
    ]);
    expect(all('svg[role="img"] > g > text[text-anchor="end"]')).toEqual(['0', '25', '50', '75', '100']);
    expect([...document.querySelectorAll('svg[role="img"] > g > text[text-anchor="end"]')].map((one) => one.getAttribute('y'))).toEqual([
      '204',
      '154',
      '104',
      '54',
      '4',
    ]);
  });

  test('it is there as a table too: a row for each turn, and the end', async () => {
    await looksBack();
    expect(all('thead th')).toEqual(['Turn', 'You', 'Bob', 'Cid']);
    expect(all('tbody tr')).toEqual(['140%30%30%', '220%40%40%', '320%45%35%', '420%45%35%', '570%20%10%', '675%10%15%', 'end100%0%0%']);
  });

  test('on a phone it is drawn for the smaller width', async () => {
    (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({ width: 390, height: 844 });
    await looksBack();
    expect(at('svg[role="img"]').getAttribute('viewBox')).toBe('-40 -14 376 244');
    expect(at('svg[role="img"] circle').getAttribute('r')).toBe('16');
    expect(paths()[0]).toBe('M0 200H320');
  });
});

describe('decisions and luck', () => {
  test('they add up from the chance at the start to the result', async () => {
    await looksBack();
    expect(all('[data-part]')).toEqual(['At the start40%', 'My decisions−20%', "Others' mistakes+15%", 'Luck+65%', 'Result100%']);
    const bars = ['skill', 'others', 'luck'].map((part) => at(`[data-part="${part}"] i`).style);
    expect(bars.map(({ width, left, right }) => [width, left, right])).toEqual([
      ['10%', '', '50%'],
      ['7.5%', '50%', ''],
      ['32.5%', '50%', ''],
    ]);
    expect(document.body.textContent).toContain('Luck helped. Decisions and luck may each be off by about 4%.');
    expect(document.body.textContent).not.toContain('beyond 100%');
    expect(document.body.textContent).not.toContain('not looked at');
  });

  test('luck may be bad or even; who gave up sees that; what was left out is told', async () => {
    await looksBack({ self: 1 });
    expect(document.body.textContent).toContain('Luck was on the other side.');
    const [ann, ...others] = analysis.accounts;
    const even = { ...ann, skill: 0.5, others: 0.12, luck: -0.02 };
    await looksBack({ analysis: { ...analysis, accounts: [even, ...others], left: 3 } });
    expect(document.body.textContent).toContain('Luck evened out.');
    expect(document.body.textContent).toContain('3 decisions were not looked at.');
    expect(has('[data-part="gave-up"]')).toBe(false);
    await looksBack({ analysis: { ...analysis, accounts: [{ ...ann, skill: -1.5, gaveUp: -0.1, luck: 2.05 }, ...others] } });
    expect(read('[data-part="gave-up"]')).toBe('Giving up−10%');
    expect(document.body.textContent).toContain('so that sums may go beyond 100%');
  });

  test('the best is furthest ahead of the next answer, the worst lost most', async () => {
    await looksBack();
    expect(said('[data-best]')).toEqual(['Choose “Vase”', 'Turn 4 · +30%', 'So far ahead of the next best answer.']);
    expect(said('[data-worst]')).toEqual(['Choose “Lamp”', 'Turn 1 · −20%', 'Better: choose “Vase”.']);
    expect([...links('[data-best]'), ...links('[data-worst]')]).toEqual([
      '/m/test-match/replay?at=4&seat=0',
      '/m/test-match/replay?at=1&seat=0',
    ]);
    expect(document.body.textContent).not.toContain('No answer lost anything');
    expect(all('[data-decisions="2"] li')).toEqual(['Choose “Lamp”Better: choose “Vase”. −20%', 'Choose “Vase”right']);
    expect(links('[data-decisions] a')[1]).toBe('/m/test-match/replay?at=4&seat=0');
  });

  test('whoever was never asked anything that matters lost nothing', async () => {
    await looksBack({ analysis: { ...analysis, decisions: [] } });
    expect(document.body.textContent).toContain('No answer lost anything worth mentioning.');
    expect([has('[data-best]'), has('[data-worst]'), has('[data-decisions]')]).toEqual([false, false, false]);
  });

  test('somebody who looked on reads about the winner, by name, and links do not choose a seat', async () => {
    await looksBack({ self: null });
    expect(all('h4').slice(0, 1)).toEqual(['Turning points: Ann opens in the replay']);
    expect(all('h4')).toContain('Best and worst decision: Ann');
    expect(read('[data-part="skill"]')).toBe('Decisions−20%');
    expect(links('[data-turning]')[0]).toBe('/m/test-match/replay?at=1');
  });
});

test('the match in numbers ends with its card: the one whose play did most good', async () => {
  await looksBack();
  expect(all('[data-fact]')).toEqual(['Turns7', 'Card of the matchVase']);
  await looksBack({ self: 2 });
  expect(all('[data-fact]')).toEqual(['Turns7']);
});

test('who used hints is told, and where the chance is only a rule of thumb', async () => {
  await looksBack();
  expect(read('[data-hints-used="0"]')).toBe('Nobody used hints.');
  expect(document.body.textContent).not.toContain('rules of thumb');
  await looksBack({ hints: [0, 2, 1], analysis: { ...analysis, learned: false } });
  expect(read('[data-hints-used="2"]')).toBe('Hints used: Bob — 2, Cid — 1');
  expect(document.body.textContent).toContain('an estimate by its own rules of thumb');
});

describe('the picture', () => {
  /** What was drawn, one call a line, with the colour, the width and the font it was drawn in. */
  async function drawn(names: readonly string[] = []): Promise<string[]> {
    const calls: string[] = [];
    const pen = { fillStyle: '', strokeStyle: '', lineWidth: 0, font: '', textAlign: 'left' };
    const measureText = (words: string) => ({ width: names.includes(words) ? 2000 : 10 * words.length });
    const write = (name: string) => {
      const how = name.startsWith('fill') ? pen.fillStyle : name === 'stroke' ? `${pen.strokeStyle} ${pen.lineWidth}` : '';
      const font = name === 'fillText' ? `${/\d+px/.exec(pen.font)?.[0]} ${pen.textAlign}` : '';
      return (...args: readonly (string | number | readonly number[])[]) => {
        const told = args.map((one) => (typeof one === 'number' ? Math.round(one) : String(one)));
        calls.push([name, ...told, how, font].filter((word) => word !== '').join(' '));
      };
    };
    const createRadialGradient = (...args: readonly number[]) => {
      calls.push(`gradient ${args.join(' ')}`);
      return { addColorStop: (at: number, colour: string) => calls.push(`stop ${at} ${colour}`), toString: () => 'ground' };
    };
    const canvas = new Proxy(pen, {
      get: (_, name: string) =>
        name === 'measureText' ? measureText : name === 'createRadialGradient' ? createRadialGradient : write(name),
    });
    HTMLCanvasElement.prototype.getContext = (() => canvas) as never;
    await looksBack();
    return calls;
  }

  test('it shows who won, everybody’s line in their colour, and the names', async () => {
    const calls = await drawn();
    expect(calls.slice(0, 4)).toEqual([
      'gradient 420 0 80 600 252 1200',
      'stop 0 #7a4fc0',
      'stop 1 #241838',
      'fillRect 0 0 1200 630 ground',
    ]);
    expect(calls.filter((call) => call.startsWith('fillText'))).toEqual([
      'fillText Zastolye · Test 60 86 #ffffff 30px left',
      'fillText Ann wins 60 164 #ffffff 64px left',
      'fillText Five are enough. 60 212 #ffffffd9 28px left',
      'fillText Ann 94 583 #ffffff 28px left',
      'fillText Bob 194 583 #ffffff 28px left',
      'fillText Cid 294 583 #ffffff 28px left',
      'fillText Chance to win through the match 1140 583 #ffffffcc 24px right',
    ]);
    const lines = calls.join('\n');
    // The scale: nothing, half, everything.
    expect(lines).toContain('moveTo 60 520\nlineTo 1140 520\nstroke #ffffff40 2');
    expect(lines).toContain('moveTo 60 389\nlineTo 1140 389\nstroke #ffffff40 2');
    expect(lines).toContain('moveTo 60 258\nlineTo 1140 258\nstroke #ffffff40 2');
    // The own line, filled below and thick; the others thinner and dashed.
    const mine =
      'beginPath\nmoveTo 60 415\nlineTo 240 468\nlineTo 420 468\nlineTo 600 468\nlineTo 780 337\nlineTo 960 324\nlineTo 1140 258';
    expect(lines).toContain(`${mine}\nlineTo 1140 520\nlineTo 60 520\nfill #ffffff2e`);
    expect(lines).toContain(`${mine}\nsetLineDash\nstroke #ff8a75 8`);
    expect(lines).toContain('setLineDash 4,9\nstroke #35cdb9 4');
    expect(lines).toContain('setLineDash 20,6,4,6\nstroke #6db4ff 4');
    expect(lines).toContain('arc 72 573 12 0 6\nfill #ff8a75');
    expect(lines).toContain('arc 172 573 12 0 6\nfill #35cdb9');
  });

  test('a line that is too long is set smaller, down to half', async () => {
    const calls = await drawn(['Ann wins', 'Five are enough.']);
    expect(calls).toContain('fillText Ann wins 60 164 #ffffff 32px left');
    expect(calls).toContain('fillText Five are enough. 60 212 #ffffffd9 16px left');
  });

  test('it is saved as a file, or shared where the device can', async () => {
    HTMLCanvasElement.prototype.toBlob = function give(done) {
      done(new Blob(['picture']));
    };
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await looksBack();
    await pressAt('[data-action="share-picture"]');
    await settle();
    expect(saved).toEqual(['zastolye-test.png']);
    expect(document.body.textContent).toContain('The picture is saved.');

    const shared: string[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ title, files }: { readonly title: string; readonly files: readonly File[] }) => {
        shared.push(title, files[0].name);
        throw new Error('thought better of it');
      },
    });
    await looksBack();
    await pressAt('[data-action="share-picture"]');
    await settle();
    expect([shared, saved.length]).toEqual([['Ann wins', 'zastolye-test.png'], 1]);
    expect(document.body.textContent).not.toContain('The picture is saved.');
  });
});
