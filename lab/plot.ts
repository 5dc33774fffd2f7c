import type { Fitted } from '#bots/judgement/fit.ts';

const SIZE = 400;
const EDGE = 56;
const at = (share: number): number => Math.round(EDGE + share * SIZE);
const down = (share: number): number => Math.round(EDGE + (1 - share) * SIZE);

/** What a plot shows of what was learned. */
export type Plotted = Pick<Fitted, 'calibration' | 'heldLogLoss' | 'writtenLogLoss'>;

/** What was foretold against what came, for positions of matches held back from learning: on the diagonal a chance can be taken at its word. */
export function calibrationPlot(
  game: string,
  { calibration, heldLogLoss, writtenLogLoss }: Plotted,
  beside = "the game's own estimate",
): string {
  const title = `${game}: log loss ${heldLogLoss.toFixed(3)} (${beside} ${writtenLogLoss.toFixed(3)})`;
  const all = calibration.reduce((sum, { many }) => sum + many, 0);
  const points = calibration.filter(({ many }) => many > 0);
  const ticks = [0, 0.25, 0.5, 0.75, 1];
  const whole = SIZE + 2 * EDGE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${whole}" font-family="system-ui, sans-serif" font-size="13" fill="#333">`,
    `<title>${title}</title>`,
    `<rect width="${whole}" height="${whole}" fill="#fff"/>`,
    `<text x="${EDGE}" y="24" font-size="14">${title}</text>`,
    ...ticks.flatMap((tick) => [
      `<path d="M${at(tick)} ${down(0)}V${down(1)}M${at(0)} ${down(tick)}H${at(1)}" stroke="#ddd"/>`,
      `<text x="${at(tick)}" y="${down(0) + 18}" text-anchor="middle">${tick * 100} %</text>`,
      `<text x="${at(0) - 8}" y="${down(tick) + 4}" text-anchor="end">${tick * 100} %</text>`,
    ]),
    `<path d="M${at(0)} ${down(0)}L${at(1)} ${down(1)}" stroke="#999" stroke-dasharray="4 4"/>`,
    `<path d="M${points.map(({ foretold, came }) => `${at(foretold)} ${down(came)}`).join('L')}" fill="none" stroke="#2a6fdb" stroke-width="2"/>`,
    ...points.map(
      ({ many, foretold, came }) =>
        `<circle cx="${at(foretold)}" cy="${down(came)}" r="${(3 + 12 * Math.sqrt(many / all)).toFixed(1)}" fill="#2a6fdb" fill-opacity="0.7"><title>${many} positions: foretold ${(foretold * 100).toFixed(1)} %, came ${(came * 100).toFixed(1)} %</title></circle>`,
    ),
    `<text x="${at(0.5)}" y="${whole - 12}" text-anchor="middle">foretold</text>`,
    `<text x="${at(0) - 8}" y="${down(1) - 14}" text-anchor="end">came</text>`,
    '</svg>\n',
  ].join('\n');
}
