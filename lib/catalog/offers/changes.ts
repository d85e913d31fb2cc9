import type { Film } from '@/lib/catalog/films/film';
import { findRelated } from '@/lib/catalog/films/find-related';
import { turningPoints } from '@/lib/catalog/films/offer';
import { listDated, listOffered } from '@/lib/catalog/films/overview';
import { type DatedChange, newsChanges } from '@/lib/catalog/news/news-changes';
import {
  listTimetableParts,
  readTimetableChoice,
  timetablePath,
} from '@/lib/catalog/screenings/timetable-choice';
import { releaseMoments, screeningEnds } from '@/lib/catalog/screenings/turning-points';
import { getLibrary, inLastState } from '@/lib/content/store/library';
import { inAllLanguages } from '@/lib/i18n/in-all-languages';
import { defaultLocale } from '@/lib/i18n/locales';
import { facetPagesOf } from '@/lib/search/facet-pages/facet-pages-of';
import { feedPaths } from '@/lib/site/feed-paths';
import { cardPages } from './card-pages';
import { listChoices } from './choice';
import { choicePath } from './choice-path';

/** When pages that a build has written stop being true, without a new build. */
export type Changes = {
  /** Milliseconds since 1970: when the pages were written. */
  built: number;
  /** Pages that show what can be watched; they change with every film. */
  shared: string[];
  /** Pages that show a day: they change when another begins where the house is. */
  daily: string[];
  /** IANA. */
  timeZone: string;
  /** Pages that show screenings of several films: they change with every screening. */
  timetable: string[];
  /** In their order; `kind` where it is no offer that begins or ends. */
  moments: { at: number; slug: string; kind?: 'screening' | 'release' }[];
  /** When something comes out: every page may be another from then on. In their order. */
  published?: readonly number[];
  /** Other pages that change at a moment, in their order. */
  dated: DatedChange[];
  /** Other pages that show the card of a film, which says whether it can be seen; by the film. */
  cards: Record<string, string[]>;
};

/** Films up to which the sitemap, which says what can be watched, is rendered anew at each change: it takes 1 ms a film. */
const mostInSitemap = 400;

/** What changes of all that is out, and of what comes out later. */
export function listChanges(now: Date): Changes {
  const { coming = [] } = getLibrary();
  return { ...inLastState(() => changesOf(now)), ...(coming.length > 0 && { published: coming }) };
}

/**
 * All moments at which an offer begins, is no longer new, leaves soon or ends, a screening has begun, or a film is in
 * cinemas at last.
 */
function changesOf(now: Date): Changes {
  const films = listDated(defaultLocale);
  const shelves = listChoices(listOffered(defaultLocale)).map(choicePath);
  const { site, films: all } = getLibrary();
  const { timeZone } = site;
  const sitemap = all.size > mostInSitemap ? [] : ['/sitemap.xml'];
  const timetable = listTimetableParts(now).map(readTimetableChoice).map(timetablePath);
  const pages = timetable.length > 0 ? ['/', ...timetable, ...feedPaths('screenings')] : [];
  return {
    built: +now,
    shared: ['/', ...shelves, ...sitemap, ...feedPaths('films')].flatMap(inAllLanguages),
    daily: ['/', ...timetable, ...feedPaths('films'), ...feedPaths('screenings')].flatMap(
      inAllLanguages,
    ),
    timeZone,
    timetable: pages.flatMap(inAllLanguages),
    moments: films.flatMap((film) => momentsOf(film, timeZone)).sort((a, b) => a.at - b.at),
    dated: newsChanges(getLibrary(), now),
    cards: cardPages(films, getLibrary(), {
      ...{ now, findRelated },
      findFacetPages: facetPagesOf,
    }),
  };
}

function momentsOf(film: Film, timeZone: string): Changes['moments'] {
  const { slug } = film;
  return [
    ...turningPoints(film).map((at) => ({ at, slug })),
    ...screeningEnds(film).map((at) => ({ at, slug, kind: 'screening' as const })),
    ...releaseMoments(film, timeZone).map((at) => ({ at, slug, kind: 'release' as const })),
  ];
}
