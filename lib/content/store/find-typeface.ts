import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mediaFilePath } from './media-files';

export const defaultTypeface = '@fontsource-variable/archivo';

/** Font files. `upright` ones are preloaded; `extended` ones have the extended Latin letters. */
export type TypefaceFiles = { upright: string[]; italic: string[]; extended: string[] };

/**
 * Preferred variants of a font package: with all usual axes, else with weight only. Without either, any other
 * variant is used.
 */
const cuts = ['standard', 'wght'];

/**
 * The files of the site's typeface, and the missing packages. A package may be in the content folder's
 * `node_modules` or in the project's.
 * @param root the project, or the folder of a build, which lies two folders below it
 */
export function findTypeface(typeface: readonly string[], contentFolder: string, root: string) {
  const found: TypefaceFiles = { upright: [], italic: [], extended: [] };
  const missing: string[] = [];
  for (const name of typeface) {
    if (!name.startsWith('@')) found.upright.push(mediaFilePath(name, contentFolder));
    else if (!addPackage(found, name, [contentFolder, root, join(root, '../..')]))
      missing.push(name);
  }
  return { ...found, missing };
}

const packageScope = '@fontsource-variable';

/**
 * The packages of typefaces that are installed in the content folder or in the project.
 * @param root as in `findTypeface`
 */
export function listTypefaces(contentFolder: string, root: string): string[] {
  const folders = [contentFolder, root, join(root, '../..')].map((home) =>
    join(home, 'node_modules', packageScope),
  );
  const names = folders.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []));
  return [...new Set(names)].sort().map((name) => `${packageScope}/${name}`);
}

function addPackage(found: TypefaceFiles, name: string, homes: string[]): boolean {
  const folder = homes.map((home) => join(home, 'node_modules', name, 'files')).find(existsSync);
  const names = folder ? readdirSync(folder) : [];
  const id = name.split('/')[1];
  const file = (subset: string, style: string) =>
    [...cuts, '[a-z]+']
      .map((cut) => new RegExp(`^${id}-${subset}-${cut}-${style}\\.woff2$`))
      .map((pattern) => names.find((one) => pattern.test(one)))
      .flatMap((one) => (folder && one ? [join(folder, one)] : []))
      .slice(0, 1);
  const upright = file('latin', 'normal');
  found.upright.push(...upright);
  found.extended.push(...file('latin-ext', 'normal'));
  // Archivo's italic is a synthetic slant of its upright: no file is needed.
  if (name !== defaultTypeface) found.italic.push(...file('latin', 'italic'));
  return upright.length > 0;
}
