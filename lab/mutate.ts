import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { below, fastRng, type Rng } from '#engine';
import type { Command } from './command.ts';
import { EQUIVALENT } from './equivalent.ts';
import { Failure, Progress, paintFor, UsageError } from './io.ts';
import { type Mutant, mutantsOf, mutated } from './mutants.ts';
import { Tester } from './tester.ts';

const FOLDERS = ['engine', 'bots', 'server', 'web/table'];
/** Those that import the changed file most directly run first: they find most. */
const NEAREST = 3;
const NEARER = 12;
/** What tests may take however short they are, and however long: a busy machine is slow. */
const LEAST_MS = 60_000;
const ENDLESS_MS = 1_800_000;
const LATE = /timed out|in vain/i;
const ROOT = join(import.meta.dirname, '..');

export const mutate: Command = {
  name: 'mutate',
  summary: 'small mistakes in the code, to see whether the tests find them',
  about: `Draws lines of a folder by chance and makes one mistake in each, in a copy of the project: a condition inverted, a call left out, plus for minus, another
constant, nothing returned. The unit tests of the folder that lead to the changed file are run; a mistake that all of them let pass is told with its place. They must
pass as they are before they count. No mistakes are made in what only serves tests and measurements. The same seed draws the same mistakes from the same
sources. What changes nothing that could be seen stands in lab/equivalent.ts, with the reason, and is
drawn again. With --save, a mistake that was found is not made again as long as its file is the same, and one that survived only where tests have changed.`,
  flags: {
    seed: { value: 'N', help: 'which mistakes', usual: '1' },
    folder: { value: 'F', help: `one of ${FOLDERS.join(', ')}, or any below them`, usual: 'each of the four' },
    count: { value: 'N', help: 'mistakes in each folder', usual: '25' },
    bar: { value: 'P', help: 'so many of a hundred must be found', usual: '80' },
    save: { value: 'FILE', help: 'a round that was broken off goes on from there' },
    list: { help: 'only tell what would be done' },
  },
  examples: ['mutate --seed 1', 'mutate --folder engine --count 10 --seed 7', 'mutate --folder server/store --count 5'],
  async run(args, io) {
    const seed = args.number('seed', 1, { min: 0, max: 2 ** 31 });
    const count = args.number('count', 25, { min: 1, max: 10_000 });
    const bar = args.number('bar', 80, { min: 0, max: 100 });
    const chosen = args.text('folder')?.replace(/\/$/, '');
    if (chosen !== undefined && !FOLDERS.some((one) => chosen === one || chosen.startsWith(`${one}/`)))
      throw new UsageError(`--folder wants one of ${FOLDERS.join(', ')}, or a folder in one of them`);
    const paint = paintFor(io.colour);
    const sources = sourcesOf(ROOT);
    const rounds = (chosen === undefined ? FOLDERS : [chosen]).map((folder) => ({ folder, drawn: draw(sources, folder, seed, count) }));
    if (args.has('list')) {
      for (const { drawn } of rounds) for (const one of drawn) io.out(told(one, sources));
      return 0;
    }
    const notes = new Notes(args.text('save'));
    const copy = copied();
    const [sum, progress] = [{ found: 0, all: 0 }, new Progress(io, 'mutating')];
    try {
      for (const { folder, drawn } of rounds) {
        const seen = await trial({ copy, sources, folder, notes }, drawn, (done, survivor) => {
          progress.clear();
          if (survivor !== null) io.out(`${paint.bad('survived')} ${told(survivor, sources)}`);
          progress.show(done, drawn.length, folder);
        });
        progress.clear();
        io.out(`${paint.bold(folder)}: ${seen} of ${drawn.length} found\n`);
        sum.found += seen;
        sum.all += drawn.length;
      }
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
    io.out(`seed ${seed}: ${sum.found} of ${sum.all} found, ${EQUIVALENT.length} listed as equivalent\n`);
    return sum.found * 100 >= bar * sum.all ? 0 : 1;
  },
};

export interface Drawn extends Mutant {
  readonly file: string;
}

type Sources = ReadonlyMap<string, string>;

/** Every source of the project, as it lies there now. */
function sourcesOf(root: string): Sources {
  const files = listed(root).filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

function listed(root: string): string[] {
  const said = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const gone = new Set(execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: root, encoding: 'utf8' }).split('\0'));
  return said.split('\0').filter((file) => file !== '' && file !== 'node_modules' && !gone.has(file));
}

/** What serves tests and measurements alone: the test table, the load, the trial of several nodes, a database server to try things out. */
const TOOLS = ['engine/testing/', 'server/load/', 'server/cluster/', 'server/store/postgres/local.ts'];
const isTest = (file: string): boolean => /(^|\/)test\//.test(file) || TOOLS.some((one) => file.startsWith(one));
const isMeant = (one: Drawn, sources: Sources): boolean => {
  const { file, line } = one;
  const source = sources.get(file) ?? '';
  if (mutated(source, one) === source) return false;
  const text = lineOf(sources, file, line).trim();
  return !EQUIVALENT.some((other) => file.endsWith(other.file) && other.line === text);
};
const lineOf = (sources: Sources, file: string, line: number): string => (sources.get(file) ?? '').split('\n')[line - 1] ?? '';

/** Each line is as likely as any other; then one of the mistakes that can be made in it. */
export function draw(sources: Sources, folder: string, seed: number, count: number): Drawn[] {
  const byLine = new Map<string, Drawn[]>();
  for (const [file, source] of sources) {
    if (!file.startsWith(`${folder}/`) || isTest(file) || /\/text\//.test(file)) continue;
    for (const mutant of mutantsOf(source, file)) {
      const key = `${file}:${mutant.line}`;
      const there = byLine.get(key);
      if (there === undefined) byLine.set(key, [{ file, ...mutant }]);
      else there.push({ file, ...mutant });
    }
  }
  const lines = [...byLine.values()];
  const rng: Rng = fastRng(seed);
  const drawn: Drawn[] = [];
  while (drawn.length < count && lines.length > 0) {
    const [choices] = lines.splice(below(rng, lines.length), 1);
    const one = choices[below(rng, choices.length)];
    if (isMeant(one, sources)) drawn.push(one);
  }
  return drawn;
}

function told(one: Drawn, sources: Sources): string {
  const source = sources.get(one.file) ?? '';
  const after = mutated(source, one).split('\n')[one.line - 1];
  return `${one.file}:${one.line} ${one.kind}\n  - ${lineOf(sources, one.file, one.line).trim()}\n  + ${after.trim()}\n`;
}

/** The project once more, so that nobody who works in it meanwhile sees a mistake. */
function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-mutants-'));
  for (const file of listed(ROOT)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}

const digest = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);

/** What came of mistakes in earlier rounds. */
export class Notes {
  private readonly file: string | undefined;
  private readonly known = new Map<string, boolean>();

  constructor(file: string | undefined) {
    this.file = file;
    if (file === undefined || !existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const { mistake, tests, found } = JSON.parse(line) as { readonly mistake: string; readonly tests: string; readonly found: boolean };
      this.known.set(found ? mistake : mistake + tests, found);
    }
  }

  /** Null where it has to be tried. */
  of(mistake: string, tests: string): boolean | null {
    return this.known.get(mistake) ?? this.known.get(mistake + tests) ?? null;
  }

  add(mistake: string, tests: string, found: boolean): void {
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify({ mistake, tests, found })}\n`);
  }
}

interface Round {
  readonly copy: string;
  readonly sources: Sources;
  readonly folder: string;
  readonly notes: Notes;
}

/** How many mistakes the tests found; every one is told when it is done, null where it was found. */
async function trial(
  { copy, sources, folder, notes }: Round,
  drawn: readonly Drawn[],
  tell: (done: number, survivor: Drawn | null) => void,
): Promise<number> {
  const top = FOLDERS.find((one) => folder === one || folder.startsWith(`${one}/`)) ?? folder;
  const tests = [...sources.keys()].filter((file) => file.startsWith(`${top}/`) && /\.test\.tsx?$/.test(file));
  const imports = importsOf(sources);
  const state = digest(...tests.map((file) => sources.get(file) ?? ''));
  const tester = new Tester(copy);
  const bounds = new Map<string, number>();
  /** How long these tests may take with a mistake; they have to pass without one first. */
  const boundOf = async (some: readonly string[]): Promise<number> => {
    for (const test of some.filter((one) => !bounds.has(one))) {
      const begun = performance.now();
      let { failed, said } = await tester.run({ tests: [test], changed: [] }, ENDLESS_MS);
      // A busy machine may break a test once; as in every run it is run once more.
      if (failed.length > 0) ({ failed, said } = await tester.run({ tests: [test], changed: [] }, ENDLESS_MS));
      if (failed.length > 0) throw new Failure(`${test} fails as it is:\n${said.slice(0, 3000)}`);
      bounds.set(test, performance.now() - begun);
    }
    // What takes so much longer has come to a loop without an end.
    return some.reduce((sum, one) => sum + 4 * (bounds.get(one) ?? 0), LEAST_MS);
  };
  let found = 0;
  try {
    for (const [i, one] of drawn.entries()) {
      const near = nearest(imports, tests, one.file);
      const source = sources.get(one.file) ?? '';
      const mistake = digest(one.file, mutated(source, one));
      const before = notes.of(mistake, state);
      let survived = !(before ?? false);
      for (const some of [near.slice(0, NEAREST), near.slice(NEAREST, NEARER), near.slice(NEARER)]) {
        if (some.length === 0 || !survived || before !== null) continue;
        const limit = await boundOf(some);
        writeFileSync(join(copy, one.file), mutated(source, one));
        let told = await tester.run({ tests: some, changed: [one.file] }, limit);
        // On a busy machine somebody may wait in vain without any mistake: that counts if it comes twice.
        if (LATE.test(told.said)) told = await tester.run({ tests: some, changed: [one.file] }, limit);
        survived = told.failed.length === 0;
        writeFileSync(join(copy, one.file), source);
        await tester.run({ tests: [], changed: [one.file] }, LEAST_MS);
      }
      if (before === null) notes.add(mistake, state, !survived);
      if (!survived) found++;
      tell(i + 1, survived ? one : null);
    }
  } finally {
    tester.end();
  }
  return found;
}

/** Which files of the project each file imports, by their paths. */
function importsOf(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const { imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { imports: { [alias: string]: string } };
  const pathOf = (from: string, name: string): string | undefined => {
    if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
    for (const [alias, target] of Object.entries(imports)) {
      if (alias === name) return posix.normalize(target);
      const stem = alias.replace(/\*$/, '');
      if (stem !== alias && name.startsWith(stem)) return posix.normalize(target.replace('*', name.slice(stem.length)));
    }
    return undefined;
  };
  const found = new Map<string, string[]>();
  for (const [file, source] of sources) {
    const names = [...source.matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)].map(([, name]) => pathOf(file, name));
    found.set(
      file,
      names.filter((name) => name !== undefined),
    );
  }
  return found;
}

/** Tests that lead to the file, those with the shortest way first. */
function nearest(imports: ReadonlyMap<string, readonly string[]>, tests: readonly string[], file: string): string[] {
  const importers = new Map<string, string[]>();
  for (const [from, names] of imports) for (const name of names) importers.set(name, [...(importers.get(name) ?? []), from]);
  const reached = new Map([[file, 0]]);
  for (const [path, far] of reached) for (const next of importers.get(path) ?? []) if (!reached.has(next)) reached.set(next, far + 1);
  return tests.filter((test) => reached.has(test)).sort((a, b) => (reached.get(a) ?? 0) - (reached.get(b) ?? 0));
}
