import type { RawArticle } from '../schema/article';
import type { RawFilm } from '../schema/film';
import type { RawCollection, RawProgrammeEntry } from '../schema/film-selections';
import type { RawNews, RawPage } from '../schema/page';
import type { RawGenres, RawIntroductions, RawJobs, RawPeople } from '../schema/reference-lists';
import type { RawScreening, RawVenues, ScreeningVersion } from '../schema/screening';
import type { RawShopConfig } from '../schema/shop-config';
import type { RawSite } from '../schema/site';

/** All content, validated, as written in the files. */
export type Library = {
  site: RawSite;
  genres: RawGenres;
  /** Jobs of `jobs.yaml`, in addition to the built-in ones (lib/content/built-in.ts). */
  jobs: RawJobs;
  people: RawPeople;
  /** Introductions for the pages of genres, countries, decades and films for children. */
  introductions: RawIntroductions;
  films: ReadonlyMap<string, RawFilm>;
  collections: Map<string, RawCollection>;
  articles: Map<string, RawArticle>;
  /** News by slug. */
  news: ReadonlyMap<string, RawNews>;
  /** Content pages by slug. */
  pages: ReadonlyMap<string, RawPage>;
  /** Films of the home page, by day (`2026-12-31`). */
  programme: ReadonlyMap<string, RawProgrammeEntry>;
  /** Cinema screenings by film, ascending, including past ones. */
  screenings: ReadonlyMap<string, StoredScreening[]>;
  venues: RawVenues;
  /** Shop config; absent if the shop does not sell, or is switched off. */
  shopConfig?: RawShopConfig;
  /** Moments at which further content is published (ms since 1970), ascending; absent if there are none. */
  coming?: readonly number[];
  /** In a build: moment from which this state is valid; absent for the initial state. */
  since?: number;
};

/** A valid screening. `Library.screenings` groups them by the film's slug. */
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
  version?: ScreeningVersion;
};
