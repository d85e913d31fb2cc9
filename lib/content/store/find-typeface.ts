import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from './media-files';

export const defaultTypeface = '@fontsource-variable/archivo';

/** The files of a typeface: what pages load first, what they load where words are slanted, and letters of other languages. */
export type TypefaceFiles = { upright: string[]; italic: string[]; extended: string[] };

/** Of the cuts that a package has, in this order: with every usual axis, or weight alone. */
const cuts = ['standard', 'wght'];

/**
 * The files of a house's typeface, or of its packages those that are not there: a package may lie in the house's own
 * `node_modules`, or in the project's.
 */
export function findTypeface(typeface: readonly string[], house: string, root: string) {
  const found: TypefaceFiles = { upright: [], italic: [], extended: [] };
  const missing: string[] = [];
  for (const name of typeface) {
    if (!name.startsWith('@')) found.upright.push(fileOf(name, house));
    else if (!addPackage(found, name, [house, root])) missing.push(name);
  }
  return { ...found, missing };
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
  // Archivo's slant is its upright, slanted: no visitor loads a file for it.
  if (name !== defaultTypeface) found.italic.push(...file('latin', 'italic'));
  return upright.length > 0;
}
