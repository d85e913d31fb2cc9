import type { Figures } from './figures';

/** Of any size; `build` in seconds, memory in MB, answers in ms. */
export const limits = {
  ...{ build: 600, memory: 2048 },
  /** Of a film's page that was never asked for. */
  page: 300,
  /** Of the server, after a walk. */
  serving: 700,
};

/** Growth from one size to the next is linear at most; what a build takes anyway hides no more than a tenth of that. */
const tolerance = 1.1;

/** A sentence for each limit that is broken. @param all by the number of films, the smallest first */
export function judgeGrowth(all: readonly Figures[]): string[] {
  const above = (films: number, name: string, value: number, limit: number, unit: string) =>
    value <= limit ? [] : [`${films} films: ${name} ${Math.round(value)} ${unit}, limit ${limit}`];
  const each = all.flatMap(({ films, build, serving }) => [
    ...above(films, 'the build takes', build.clock, limits.build, 's'),
    ...above(films, 'the build holds', build.memory, limits.memory, 'MB'),
    ...above(films, 'a page that was never asked for takes', serving.page, limits.page, 'ms'),
    ...above(films, 'the server holds', serving.memory.walked, limits.serving, 'MB'),
  ]);
  const grown = all.slice(1).flatMap((larger, at) => {
    const smaller = all[at] as Figures;
    const linear = larger.films / smaller.films;
    const times = larger.build.processor / smaller.build.processor;
    if (times <= linear * tolerance) return [];
    return [
      `from ${smaller.films} to ${larger.films} films a build takes ${times.toFixed(1)} times as long`,
    ];
  });
  return [...each, ...grown];
}
