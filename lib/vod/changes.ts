import { getLibrary } from '@/lib/content/library';
import { findRelated } from '@/lib/films/find-related';
import { turningPoints } from '@/lib/films/offer';
import { listOffered } from '@/lib/films/overview';
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
  /** In their order. */
  moments: { at: number; slug: string }[];
  /** Other pages that change at a moment, in their order. */
  dated: DatedChange[];
  /** Other pages that show the card of a film, which says whether it can be seen; by the film. */
  cards: Record<string, string[]>;
};

/** All moments at which an offer begins, is no longer new, leaves soon or ends. */
export function listChanges(now: Date): Changes {
  const films = listOffered(defaultLocale);
  const shelves = listChoices(films).map(choicePath);
  return {
    built: +now,
    shared: ['/', ...shelves].flatMap(inAllLanguages),
    daily: inAllLanguages('/'),
    timeZone: getLibrary().site.timeZone,
    moments: films
      .flatMap((film) => turningPoints(film).map((at) => ({ at, slug: film.slug })))
      .sort((a, b) => a.at - b.at),
    dated: newsChanges(getLibrary(), now),
    cards: cardPages(films, getLibrary(), { now, findRelated }),
  };
}
