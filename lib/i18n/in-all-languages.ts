import { localePath } from './locale-path';
import { locales } from './locales';

/** The addresses of a French path in every language. */
export function inAllLanguages(path: string): string[] {
  return locales.map((locale) => localePath(path, locale));
}
