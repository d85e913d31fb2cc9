import { offerChangeTimes } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { findRelated } from '@/lib/catalog/films/find-related';
import { listDated, listOffered } from '@/lib/catalog/films/overview';
import { type DatedChange, newsChanges } from '@/lib/catalog/news/news-changes';
import {
  listTimetableParts,
  readTimetableChoice,
  timetablePath,
} from '@/lib/catalog/screenings/timetable';
import { getLibrary, inLastState } from '@/lib/content/store/library';
import { defaultLocale, pathsInAllLocales } from '@/lib/i18n/locales';
import { startOfDay } from '@/lib/primitives/time/days';
import { facetPagesOf } from '@/lib/search/facet-pages/facet-pages';
import { feedPaths } from '@/lib/site/feed-paths';
import { grace } from '../screenings/screening';
import { cardPages } from './card-pages';
import { choicePath, listChoices } from './vod-choice';

/** When prerendered pages become outdated without a new build. */
export type Changes = {
  /** Build time, epoch ms. */
  built: number;
  /** Pages that show offers; they change with the offer of any film. */
  shared: string[];
  /** Pages that show the current day; they change at midnight in the site's time zone. */
  daily: string[];
  /** IANA. */
  timeZone: string;
  /** Pages that list the screenings of several films; they change whenever a screening is over. */
  timetable: string[];
  /** Changes of films, sorted by time; `kind` is undefined for a change of an offer. */
  moments: { at: number; slug: string; kind?: 'screening' | 'release' }[];
  /** Sorted times at which content is published: any page may change then. */
  published?: readonly number[];
  /** Other pages with a dated change, sorted by time. */
  dated: DatedChange[];
  /** Pages that show a film's card with its availability, by slug. */
  cards: Record<string, string[]>;
};

/**
 * Maximum number of films for which the sitemap is rendered again at each change; rendering takes 1 ms per
 * film.
 */
const maxInSitemap = 400;

/** The changes of the site with all its scheduled content, and the times at which that content is published. */
export function listChanges(now: Date): Changes {
  const { coming = [] } = getLibrary();
  return { ...inLastState(() => changesOf(now)), ...(coming.length > 0 && { published: coming }) };
}

/**
 * All times at which an offer starts, is no longer new, leaves soon or ends, a screening is over, a film is
 * released in cinemas, or a news item appears, and the pages that change.
 */
function changesOf(now: Date): Changes {
  const films = listDated(defaultLocale);
  const choicePaths = listChoices(listOffered(defaultLocale)).map(choicePath);
  const { site, films: all } = getLibrary();
  const { timeZone } = site;
  const sitemap = all.size > maxInSitemap ? [] : ['/sitemap.xml'];
  const timetable = listTimetableParts(now).map(readTimetableChoice).map(timetablePath);
  const cards = cardPages(films, getLibrary(), {
    ...{ now, findRelated },
    findFacetPages: facetPagesOf,
  });
  // A screening enters the feeds of its film's people and collections some days before.
  const pageFeeds = new Set(
    Object.values(cards)
      .flat()
      .filter((path) => path.startsWith('/feed/')),
  );
  const pages = timetable.length > 0 ? ['/', ...timetable, ...feedPaths('screenings')] : [];
  return {
    built: +now,
    shared: ['/', ...choicePaths, ...sitemap, ...feedPaths('films')].flatMap(pathsInAllLocales),
    daily: [
      ...['/', ...timetable, ...feedPaths('films'), ...feedPaths('screenings'), ...pageFeeds],
    ].flatMap(pathsInAllLocales),
    timeZone,
    timetable: pages.flatMap(pathsInAllLocales),
    moments: films.flatMap((film) => momentsOf(film, timeZone)).sort((a, b) => a.at - b.at),
    dated: newsChanges(getLibrary(), now),
    cards,
  };
}

function momentsOf(film: Film, timeZone: string): Changes['moments'] {
  const { slug } = film;
  return [
    ...offerChangeTimes(film).map((at) => ({ at, slug })),
    ...screeningEndTimes(film).map((at) => ({ at, slug, kind: 'screening' as const })),
    ...releaseTimes(film, timeZone).map((at) => ({ at, slug, kind: 'release' as const })),
  ];
}

/** Times (epoch ms) from which a film's screenings are no longer shown. */
function screeningEndTimes({ screenings }: Pick<Film, 'screenings'>): number[] {
  return screenings.map(({ start }) => +start + grace);
}

/** Times (epoch ms) of a film's releases, in the site's time zone. */
function releaseTimes({ releases }: Pick<Film, 'releases'>, timeZone: string): number[] {
  return releases.map(({ date }) => startOfDay(date, timeZone));
}
