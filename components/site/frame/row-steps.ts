/** Window widths (rem) from which the header may have more of the menu in its row. */
export const steps = [64, 72, 80, 90, 100] as const;
/** `none`: in what drops from the header alone. */
export type RowStep = (typeof steps)[number] | 'none';

/** Widths in rem, measured of Archivo in French and German, the wider ones; the letters of the menu and of the name. */
const letter = 0.46;
const nameLetter = 0.92;
/** As `logo` in app/globals.css sets it. */
const logoWidth = (ratio: number) => Math.min(Math.max(1.5, 7 / ratio), 2.5) * ratio;
/** Search, languages and what lies between, and the button's icon. */
const others = 13.25;
/** The basket, where the house sells, and the room before it. */
const basket = 4.75;
const icon = 1.5;
/** Between the entries of the menu: `gap-x-7` and, of many, `gap-x-5`. */
const wide = 1.75;
const narrow = 1.25;

/** Entries beyond which they stand closer. */
export const many = 5;

/**
 * From which width of the window each entry of the menu stands in the header's row: as many as there is room for, in
 * their order, so that the row never breaks. Without script nobody can measure, so the letters are counted.
 * @param house its name, or the width of its logo by the height
 * @param button the longer of the words on the button beside them
 * @param sells whether the way to the basket stands there too
 */
export function rowSteps(
  entries: readonly string[],
  house: string | number,
  button: string,
  sells = false,
): RowStep[] {
  const gap = entries.length > many ? narrow : wide;
  const first = typeof house === 'number' ? logoWidth(house) : house.length * nameLetter;
  let needed = first + others + (sells ? basket : 0) + button.length * letter + icon;
  return entries.map((entry) => {
    needed += entry.length * letter + gap;
    return steps.find((step) => innerWidth(step) >= needed) ?? 'none';
  });
}

/** Of a window the header's width within its margins (`shell`). */
function innerWidth(width: number): number {
  return Math.min(width, 96) - 2 * Math.min(0.034 * width, 3);
}
