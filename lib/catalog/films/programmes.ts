import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import type { Locale } from '@/lib/i18n/locales';
import type { Film } from './film';
import { getFilm } from './get-film';

const caches = new WeakMap<Library, ReadonlyMap<string, string[]>>();

/** The programmes of shorts that contain a film. */
export function listProgrammesOf(slug: string, locale: Locale): Film[] {
  const library = getLibrary();
  const programmes = caches.get(library) ?? programmesByFilm(library);
  caches.set(library, programmes);
  return (programmes.get(slug) ?? []).flatMap((programme) => getFilm(programme, locale) ?? []);
}

/** The films of a programme, in its order; empty for another film. */
export function listFilmsIn({ films }: Pick<Film, 'films'>, locale: Locale): Film[] {
  return films.flatMap((slug) => getFilm(slug, locale) ?? []);
}

function programmesByFilm({ films }: Library): ReadonlyMap<string, string[]> {
  const programmes = new Map<string, string[]>();
  for (const [slug, programme] of films)
    for (const film of programme.films)
      programmes.set(film, [...(programmes.get(film) ?? []), slug]);
  return programmes;
}
