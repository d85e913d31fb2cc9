import type { RawFilm } from '@/lib/content/schema/film';
import type { MotifName } from '@/lib/content/schema/motif';

/** All that a drawn poster knows of its film. `title` is the original title, `runtime` in minutes. */
export type PosterFacts = {
  slug: string;
  title: string;
  year: number;
  directors: string[];
  /** Slugs of `content/genres.yaml`, the first the most telling. */
  genres: string[];
  /** ISO 3166-1 alpha-2. */
  countries: string[];
  runtime?: number;
  /** What an editor wants to see on it; without it the genres choose. */
  motif?: MotifName;
  /** Another drawing of the same film, where the first would be the twin of a neighbour; absent or 0: the first. */
  edition?: number;
};

/** What of an editors' record its poster is drawn from. */
export function toPosterFacts(slug: string, raw: RawFilm): PosterFacts {
  const { title, year, directors, genres, countries, runtime, motif } = raw;
  return { slug, title: title.original.text, year, directors, genres, countries, runtime, motif };
}
