/** Window widths (rem) at which the header's row may show more menu entries. */
export const steps = [64, 72, 80, 90, 100] as const;
/** `none`: only in the menu's panel. */
export type RowBreakpoint = (typeof steps)[number] | 'none';

/**
 * Widths in rem per letter, for menu entries and for the site's name. Measured in Archivo with French and German,
 * which are wider than English.
 */
const letterWidth = 0.46;
const nameLetter = 0.92;
/** Same formula as `logo` in app/globals.css. */
const logoWidth = (ratio: number) => Math.min(Math.max(1.5, 7 / ratio), 2.5) * ratio;
/** Search, language switch and the gaps, without the menu button's icon. */
const otherWidth = 13.25;
/** Cart link, if the site has a shop, and the gap before it. */
const cartWidth = 4.75;
const icon = 1.5;
/** Gap between menu entries: `gap-x-7`, or `gap-x-5` for many. */
const wideGap = 1.75;
const narrowGap = 1.25;

/** Number of entries above which the gap is narrower. */
export const manyEntries = 5;

/**
 * Window width from which each menu entry is shown in the header's row. Entries keep their order, and the row never
 * wraps. Computed from letter counts, because nothing can be measured without script.
 * @param siteName the site's name, or the logo's aspect ratio (width / height)
 * @param button the longer of the menu button's two labels
 * @param sells whether the header has the cart link
 */
export function rowBreakpoints(
  entries: readonly string[],
  siteName: string | number,
  button: string,
  sells = false,
): RowBreakpoint[] {
  const gap = entries.length > manyEntries ? narrowGap : wideGap;
  const first = typeof siteName === 'number' ? logoWidth(siteName) : siteName.length * nameLetter;
  let neededWidth =
    first + otherWidth + (sells ? cartWidth : 0) + button.length * letterWidth + icon;
  return entries.map((entry) => {
    neededWidth += entry.length * letterWidth + gap;
    return steps.find((step) => innerWidth(step) >= neededWidth) ?? 'none';
  });
}

/** Inner width of the header (rem) for a window width (rem), without the margins of `shell`. */
function innerWidth(width: number): number {
  return Math.min(width, 96) - 2 * Math.min(0.034 * width, 3);
}
