import type { Film } from '@/lib/catalog/films/film';
import { toFilm } from '@/lib/catalog/films/get-film';
import { filmSchema } from '@/lib/content/schema/film';

const library = {
  people: {},
  articles: new Map(),
  screenings: new Map(),
  venues: {},
  genres: { drama: { fr: 'Drame', de: 'Drama' }, horror: { fr: 'Épouvante', de: 'Horror' } },
};

/** A film in French with the facts that a test needs, parsed by the content schema. */
export function filmFixture(slug: string, facts: Record<string, unknown> = {}): Film {
  const raw = filmSchema.parse({
    title: { original: { text: slug, lang: 'fr' } },
    year: 1920,
    ...facts,
  });
  return toFilm(slug, raw, 'fr', library);
}

/** A video that the site plays itself. */
export const ownVideo = { type: 'video', sources: [{ provider: 'html5', src: '/media/a.mp4' }] };

/** A video at a provider. */
export const youTubeVideo = {
  type: 'video',
  sources: [{ provider: 'youtube', src: 'aqz-KE-bpKQ' }],
};
