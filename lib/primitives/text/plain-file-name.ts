import { slugify } from './slugify';

/**
 * The name of a file in small letters without accents, with dashes for blanks and underscores, without its ending: `Überfall 1.TIF` →
 * `ueberfall-1`. Such a name is the same on every computer: macOS writes `ü` as two signs, and addresses have no blanks.
 * Empty if no letter or digit can be transliterated.
 */
export function plainFileName(name: string): string {
  return slugify(
    name
      .replace(/\.[^.]*$/, '')
      .replaceAll('_', ' ')
      .normalize('NFC'),
    'de',
  );
}
