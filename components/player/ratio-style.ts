import type { CSSProperties } from 'react';

/**
 * The aspect ratio as a CSS variable, `--ratio: 4 / 3`; the style sheets default to 16 / 9.
 *
 *  @param ratio `4:3`
 */
export function ratioStyle(ratio: string | undefined): CSSProperties | undefined {
  return ratio === undefined
    ? undefined
    : ({ '--ratio': ratio.replace(':', ' / ') } as CSSProperties);
}
