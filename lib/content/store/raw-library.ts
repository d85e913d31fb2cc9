import type { RawArticle } from '../schema/article';
import type { RawCollection } from '../schema/collection';
import type { RawFilm } from '../schema/film';
import type { RawGenres } from '../schema/genre';
import type { RawIntroductions } from '../schema/introductions';
import type { RawJobs } from '../schema/job';
import type { RawNews } from '../schema/news';
import type { RawPage } from '../schema/page';
import type { RawPeople } from '../schema/person';
import type { RawShowing } from '../schema/programme';
import type { RawScreening } from '../schema/screening';
import type { ShownVersion } from '../schema/shown-version';
import type { RawSite } from '../schema/site';
import type { RawShopConfig } from '../schema/till';
import type { RawVenues } from '../schema/venue';

/** All content, validated, as written in the files. */
export type Library = {
  site: RawSite;
  genres: RawGenres;
  /** Jobs of `jobs.yaml`, in addition to the built-in ones (lib/content/built-in.ts). */
  jobs: RawJobs;
  people: RawPeople;
  /** For the pages of genres, countries and decades. */
  introductions: RawIntroductions;
  films: ReadonlyMap<string, RawFilm>;
  collections: Map<string, RawCollection>;
  articles: Map<string, RawArticle>;
  /** News by slug. */
  news: ReadonlyMap<string, RawNews>;
  /** Content pages by slug. */
  pages: ReadonlyMap<string, RawPage>;
  /** Films of the home page, by day (`2026-12-31`). */
  programme: ReadonlyMap<string, RawShowing>;
  /** Cinema screenings by film, ascending, including past ones. */
  screenings: ReadonlyMap<string, StoredScreening[]>;
  venues: RawVenues;
  /** Shop config; absent if the shop does not sell, or is switched off. */
  till?: RawShopConfig;
  /** Moments at which further content is published (ms since 1970), ascending; absent if there are none. */
  coming?: readonly number[];
  /** In a build: moment from which this state is valid; absent for the initial state. */
  since?: number;
};

/** A valid screening, stored by film. */
export type StoredScreening = Pick<RawScreening, 'guest' | 'note' | 'booking' | 'state'> & {
  /** Last part of its address. Stays the same when a screening is moved. */
  id: string;
  /** Slug in `venues`. */
  venue: string;
  /** Start, ms since 1970. */
  at: number;
  /** IANA time zone in which the start is displayed. */
  timeZone: string;
  /** Original start of a moved screening. */
  was?: number;
  /** Absent if unknown. */
  version?: ShownVersion;
};
