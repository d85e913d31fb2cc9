import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { posterEnd } from './poster-path';

type DrawnPicture = { format: 'portrait' | 'landscape' | 'scene'; locale: Locale };

/**
 * The drawn pictures of a film, keyed by the end of the file name after the underscore: ``, `wide`, `in-de`,
 * `scene`.
 */
export const posterEnds: ReadonlyMap<string, DrawnPicture> = new Map<string, DrawnPicture>([
  ...locales.flatMap((locale): [string, DrawnPicture][] => [
    [posterEnd(undefined, locale), { format: 'portrait', locale }],
    [posterEnd('wide', locale), { format: 'landscape', locale }],
  ]),
  ['scene', { format: 'scene', locale: defaultLocale }],
]);
