import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findTypeface } from '@/lib/content/store/find-typeface';
import type { Theme } from '@/lib/content/store/theme';
import type { Fault } from '@/lib/content/validate/fault';
import { placeFaults } from '@/lib/content/validate/faults/place-faults';
import { readTheme, themePath } from '@/lib/content/validate/theme/read-theme';
import { cutFace, type FacePart } from './cut-face';
import { type Face, readFace } from './read-face';
import { type ServedFace, themeCss } from './theme-css';

/** Generated theme folder, imported by `app/globals.css` and the layout. */
export const themeFolder = '.theme';

type Cut = { face: Face; parts: FacePart[] };
type FaceFile = ServedFace & { bytes: Buffer };

/**
 * Writes the theme for Next's build: `theme.css` and the font subsets beside it. Pages preload `typeface.woff2`.
 * @returns a fault for each font file that cannot be read
 */
export async function makeTheme(house: string, root: string): Promise<Fault[]> {
  const theme = readTheme(house);
  const { upright, italic } = findTypeface(theme.typeface, house, root);
  const faults: Fault[] = [];
  const cuts: Cut[] = [];
  // One after another, since the font decompressor does not support parallel use.
  for (const file of [...upright, ...italic])
    try {
      const face = await readFace(file);
      cuts.push({ face, parts: await cutFace(face) });
    } catch (error) {
      faults.push(unreadable(file, error, theme.typeface, house));
    }
  if (faults.length === 0) write(join(root, themeFolder), theme, inOrder(cuts));
  return placeFaults(faults);
}

/** Puts the preloaded face first: upright, with the weight nearest to body text. */
function inOrder(cuts: Cut[]): Cut[] {
  const off = ({ face: { isItalic, weight } }: Cut) =>
    (isItalic ? 1000 : 0) + Math.max(weight[0] - 400, 400 - weight[1], 0);
  return cuts.toSorted((one, other) => off(one) - off(other));
}

/** Writes only changed files, so that file watchers do not rebuild without need. */
function write(folder: string, theme: Theme, cuts: readonly Cut[]): void {
  const files = cuts.flatMap(listFiles).map((file, at) => ({ ...file, name: fileName(at) }));
  const faces = cuts.map(({ face }) => face);
  const css = Buffer.from(themeCss(theme, faces, files));
  const all = [...files, { name: 'theme.css', bytes: css }];
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (!all.some((file) => file.name === name)) rmSync(join(folder, name));
  for (const { name, bytes } of all)
    if (!isSame(join(folder, name), bytes)) writeFileSync(join(folder, name), bytes);
}

const fileName = (at: number) => (at === 0 ? 'typeface.woff2' : `typeface-${at}.woff2`);

function listFiles({ face, parts }: Cut): Omit<FaceFile, 'name'>[] {
  const { isItalic, weight, width } = face;
  return parts.map(({ bytes, points }) => ({
    ...{ bytes, isItalic, weight, letters: unicodeRange(points) },
    ...(width && { width }),
  }));
}

function isSame(path: string, bytes: Buffer): boolean {
  try {
    return readFileSync(path).equals(bytes);
  } catch {
    return false;
  }
}

function unreadable(
  file: string,
  error: unknown,
  typeface: readonly string[],
  house: string,
): Fault {
  const at = typeface.findIndex((name) => file.endsWith(name));
  const reason = (error as Error).message?.split('\n')[0] || basename(file);
  return {
    path: themePath(house),
    field: typeface.length > 1 ? `typeface.${Math.max(0, at)}` : 'typeface',
    expected: {
      text: 'a typeface that can be read; this one is not: {reason}',
      values: { reason },
    },
  };
}

/** Formats code points as a CSS `unicode-range`, merging neighbours (CSS Fonts 4, § 4.5). */
function unicodeRange(points: Iterable<number>): string {
  const ranges: [number, number][] = [];
  for (const point of [...points].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',');
}
