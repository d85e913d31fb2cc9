import type { Film } from '@/lib/catalog/films/film';
import { toFilm } from '@/lib/catalog/films/to-film';
import { filmSchema } from '@/lib/content/schema/film';

const library = {
  people: {},
  articles: new Map(),
  screenings: new Map(),
  venues: {},
  genres: { drama: { fr: 'Drame', de: 'Drama' }, horror: { fr: 'Épouvante', de: 'Horror' } },
};

/** A film for a test, in French, made through the real schema from what the test cares about. */
export function filmFixture(slug: string, facts: Record<string, unknown> = {}): Film {
  const raw = filmSchema.parse({
    title: { original: { text: slug, lang: 'fr' } },
    year: 1920,
    ...facts,
  });
  return toFilm(slug, raw, 'fr', library);
}
