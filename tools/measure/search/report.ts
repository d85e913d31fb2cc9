import type { Times } from './times';

/** Prints what was measured beside its limit, and remembers whether one was broken. */
export function createReport(write: (line: string) => void) {
  let isAbove = false;
  const line = (name: string, value: number, unit: string, limit?: number) => {
    const isOver = limit !== undefined && !(value <= limit);
    isAbove ||= isOver;
    const judged = limit === undefined ? '' : `  limit ${limit} ${unit}${isOver ? '  ABOVE' : ''}`;
    write(`${name.padEnd(46)}${value.toFixed(2).padStart(9)} ${unit}${judged}\n`);
  };
  const times = (name: string, { median, p99 }: Times, limits?: Times) => {
    line(`${name}, median`, median, 'ms', limits?.median);
    line(`${name}, p99`, p99, 'ms', limits?.p99);
  };
  return { line, times, isAbove: () => isAbove };
}
