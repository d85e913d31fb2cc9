import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findTypeface } from '@/lib/content/store/find-typeface';
import type { Theme } from '@/lib/content/store/theme';
import type { Issue } from '@/lib/content/validate/issue';
import { placeIssues } from '@/lib/content/validate/issues/place-issues';
import { readTheme, themePath } from '@/lib/content/validate/theme/read-theme';
import { type Face, readFace } from './read-face';
import { type FacePart, subsetFace } from './subset-face';
import { type ServedFace, themeCss } from './theme-css';

/** Generated theme folder, imported by the style sheets of the site and the admin area, and by the site's layout. */
export const themeFolder = '.theme';

type SubsetFace = { face: Face; parts: FacePart[] };
type FaceFile = ServedFace & { bytes: Buffer };

/**
 * Writes the theme for Next's build: `theme.css` and the font subsets beside it. Pages preload `typeface.woff2`.
 * @returns an issue for each font file that cannot be read
 */
export async function makeTheme(contentFolder: string, root: string): Promise<Issue[]> {
  const theme = readTheme(contentFolder);
  const { upright, italic } = findTypeface(theme.typeface, contentFolder, root);
  const issues: Issue[] = [];
  const subsets: SubsetFace[] = [];
  // One after another, since the font decompressor does not support parallel use.
  for (const file of [...upright, ...italic])
    try {
      const face = await readFace(file);
      subsets.push({ face, parts: await subsetFace(face) });
    } catch (error) {
      issues.push(unreadableFontIssue(file, error, theme.typeface, contentFolder));
    }
  if (issues.length === 0) write(join(root, themeFolder), theme, preloadedFirst(subsets));
  return placeIssues(issues);
}

/** Puts the preloaded face first: upright, with the weight nearest to body text. */
function preloadedFirst(subsets: SubsetFace[]): SubsetFace[] {
  const off = ({ face: { isItalic, weight } }: SubsetFace) =>
    (isItalic ? 1000 : 0) + Math.max(weight[0] - 400, 400 - weight[1], 0);
  return subsets.toSorted((one, other) => off(one) - off(other));
}

/** Writes only changed files, so that file watchers do not rebuild without need. */
function write(folder: string, theme: Theme, subsets: readonly SubsetFace[]): void {
  const files = subsets.flatMap(listFiles).map((file, at) => ({ ...file, name: fileName(at) }));
  const faces = subsets.map(({ face }) => face);
  const css = Buffer.from(themeCss(theme, faces, files));
  const all = [...files, { name: 'theme.css', bytes: css }];
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (!all.some((file) => file.name === name)) rmSync(join(folder, name));
  for (const { name, bytes } of all)
    if (!isSame(join(folder, name), bytes)) writeFileSync(join(folder, name), bytes);
}

const fileName = (at: number) => (at === 0 ? 'typeface.woff2' : `typeface-${at}.woff2`);

function listFiles({ face, parts }: SubsetFace): Omit<FaceFile, 'name'>[] {
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

function unreadableFontIssue(
  file: string,
  error: unknown,
  typeface: readonly string[],
  contentFolder: string,
): Issue {
  const at = typeface.findIndex((name) => file.endsWith(name));
  const reason = (error as Error).message?.split('\n')[0] || basename(file);
  return {
    path: themePath(contentFolder),
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
