import { type Locale, locales } from '@/lib/i18n/locales';
import { drawnPosterPath, widePosterPath } from './poster-path';

type DrawnPoster = { format: 'portrait' | 'landscape'; locale: Locale };

const endOf = (path: string) => /^\/poster\/_?(.*)\.svg$/.exec(path)?.[1] ?? '';

/** The drawn posters of a film by the end of their file names, without the underscore: ``, `wide`, `in-de`. */
export const posterEnds: ReadonlyMap<string, DrawnPoster> = new Map(
  locales.flatMap((locale): [string, DrawnPoster][] => [
    [endOf(drawnPosterPath('', locale)), { format: 'portrait', locale }],
    [endOf(widePosterPath('', locale)), { format: 'landscape', locale }],
  ]),
);
