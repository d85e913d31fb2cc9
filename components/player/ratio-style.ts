import type { CSSProperties } from 'react';

/**
 * The ratio of a film's picture for styles, as `--ratio: 4 / 3`; without one theirs is 16 / 9.
 * @param ratio `4:3`
 */
export function ratioStyle(ratio: string | undefined): CSSProperties | undefined {
  return ratio === undefined
    ? undefined
    : ({ '--ratio': ratio.replace(':', ' / ') } as CSSProperties);
}
