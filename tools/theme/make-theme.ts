import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Fault } from '@/lib/content/fault';
import { placeFaults } from '@/lib/content/faults/place-faults';
import { findTypeface } from '@/lib/content/theme/find-typeface';
import { readTheme, themePath } from '@/lib/content/theme/read-theme';
import { type Face, readFace } from './read-face';
import { type NamedFace, themeCss } from './theme-css';

/** Where `app/globals.css` and the layout look for the look of the house. */
export const themeFolder = '.theme';

/**
 * Writes a house's look for Next to build with: `theme.css`, and its typeface beside it, of which pages load
 * `typeface.woff2` before all else.
 * @returns a fault for each file of a typeface that cannot be read
 */
export async function makeTheme(house: string, root: string): Promise<Fault[]> {
  const theme = readTheme(house);
  const { upright, italic } = findTypeface(theme.typeface, house, root);
  const faults: Fault[] = [];
  const read = async (file: string): Promise<Face[]> => {
    try {
      return [await readFace(file)];
    } catch (error) {
      faults.push(unreadable(file, error, theme.typeface, house));
      return [];
    }
  };
  const faces = (await Promise.all([...upright, ...italic].map(read))).flat();
  const named = inOrder(faces).map(
    (face, at): NamedFace => ({
      ...face,
      name: at === 0 ? 'typeface.woff2' : `typeface-${at}.woff2`,
    }),
  );
  if (faults.length === 0) write(join(root, themeFolder), named, themeCss(theme, named));
  return placeFaults(faults);
}

/** What a page begins with comes first: upright, as near to the weight of its words as there is. */
function inOrder(faces: Face[]): Face[] {
  const off = ({ isItalic, weight: [least, most] }: Face) =>
    (isItalic ? 1000 : 0) + Math.max(least - 400, 400 - most, 0);
  return faces.toSorted((one, other) => off(one) - off(other));
}

/** Only what has changed, or whoever watches the files would begin anew. */
function write(folder: string, faces: readonly NamedFace[], css: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== 'theme.css' && !faces.some((face) => face.name === name))
      rmSync(join(folder, name));
  for (const { name, file, bytes } of faces)
    if (!isSame(join(folder, name), bytes)) copyFileSync(file, join(folder, name));
  const path = join(folder, 'theme.css');
  if (!isSame(path, Buffer.from(css))) writeFileSync(path, css);
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
