import { getLibrary } from '@/lib/content/library';
import type { Film } from '@/lib/films/film';
import { findRelated } from '@/lib/films/find-related';
import { turningPoints } from '@/lib/films/offer';
import { listDated, listOffered } from '@/lib/films/overview';
import {
  listTimetableParts,
  readTimetableChoice,
  timetablePath,
} from '@/lib/films/screenings/timetable-choice';
import { releaseMoments, screeningEnds } from '@/lib/films/screenings/turning-points';
import { inAllLanguages } from '@/lib/i18n/in-all-languages';
import { defaultLocale } from '@/lib/i18n/locales';
import { type DatedChange, newsChanges } from '@/lib/news/news-changes';
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
  /** Other pages that change at a moment, in their order. */
  dated: DatedChange[];
  /** Other pages that show the card of a film, which says whether it can be seen; by the film. */
  cards: Record<string, string[]>;
};

/**
 * All moments at which an offer begins, is no longer new, leaves soon or ends, a screening has begun, or a film is in
 * cinemas at last.
 */
export function listChanges(now: Date): Changes {
  const films = listDated(defaultLocale);
  const shelves = listChoices(listOffered(defaultLocale)).map(choicePath);
  const { timeZone } = getLibrary().site;
  const timetable = listTimetableParts(now).map(readTimetableChoice).map(timetablePath);
  const pages = timetable.length > 0 ? ['/', ...timetable].flatMap(inAllLanguages) : [];
  return {
    built: +now,
    shared: ['/', ...shelves].flatMap(inAllLanguages),
    daily: ['/', ...timetable].flatMap(inAllLanguages),
    timeZone,
    timetable: pages,
    moments: films.flatMap((film) => momentsOf(film, timeZone)).sort((a, b) => a.at - b.at),
    dated: newsChanges(getLibrary(), now),
    cards: cardPages(films, getLibrary(), { now, findRelated }),
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
