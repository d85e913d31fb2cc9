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

/** All that the editors have written, checked, as it stands in the files. */
export type Library = {
  site: RawSite;
  genres: RawGenres;
  /** The house's own, beside those that are built in (lib/content/built-in.ts). */
  jobs: RawJobs;
  people: RawPeople;
  /** Of the pages of genres, countries and decades. */
  introductions: RawIntroductions;
  films: ReadonlyMap<string, RawFilm>;
  collections: Map<string, RawCollection>;
  articles: Map<string, RawArticle>;
  /** What the house tells, by slug. */
  news: ReadonlyMap<string, RawNews>;
  /** Pages that the house has written, by slug. */
  pages: ReadonlyMap<string, RawPage>;
  /** What the home page shows, by the day (`2026-12-31`). */
  programme: ReadonlyMap<string, RawShowing>;
  /** In cinemas, by film, the first first; past ones among them. */
  screenings: ReadonlyMap<string, StoredScreening[]>;
  venues: RawVenues;
  /** How it sells; absent where the shop only shows, or is switched off. */
  till?: RawShopConfig;
  /** The moments (ms since 1970) at which something else comes out, in their order; absent where nothing does. */
  coming?: readonly number[];
  /** Of what a build has put down: from when on the content stands so; absent of what stood so already. */
  since?: number;
};

/** A screening that is sound, as it is looked up by its film. */
export type StoredScreening = Pick<RawScreening, 'guest' | 'note' | 'booking' | 'state'> & {
  /** The last part of its address; stays where a screening is moved. */
  id: string;
  /** Of the venues. */
  venue: string;
  /** When it begins, ms since 1970. */
  at: number;
  /** IANA: by these clocks it is announced. */
  timeZone: string;
  /** When it was to begin, where it has been moved. */
  was?: number;
  /** Absent where the programme does not say. */
  version?: ShownVersion;
};
