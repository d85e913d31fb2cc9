import type { RawFilm } from '@/lib/content/schema/film';
import type { MotifName } from '@/lib/content/schema/motif';

/** The facts that a drawn poster is based on. `title` is the original title, `runtime` in minutes. */
export type PosterFacts = {
  slug: string;
  title: string;
  year: number;
  directors: string[];
  /** Slugs of `content/genres.yaml`, in the order of the film's file. */
  genres: string[];
  /** ISO 3166-1 alpha-2. */
  countries: string[];
  runtime?: number;
  /** Motif set by an editor; else chosen by genre. */
  motif?: MotifName;
  /** Variant of the drawing, to differ from neighbours; undefined or 0 is the first. */
  edition?: number;
};

/** Converts an editors' record to poster facts. */
export function toPosterFacts(slug: string, raw: RawFilm): PosterFacts {
  const { title, year, directors, genres, countries, runtime, motif } = raw;
  return { slug, title: title.original.text, year, directors, genres, countries, runtime, motif };
}
