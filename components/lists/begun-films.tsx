'use client';

import { type ReactNode, useEffect } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { BegunFilmCard } from './begun-film';
import { BegunFilmSkeleton, begunFilmWidth, begunRowStyle } from './begun-film-skeleton';
import type { BegunWords } from './lists-words';
import { useBegunFilms } from './use-begun-films';
import { useFilmFacts } from './use-film-facts';
import { useOnceThere } from './use-once-there';

type Props = {
  locale: Locale;
  words: BegunWords;
  /** What stands there where there is nothing to go on with. */
  empty?: ReactNode;
  /** Hears whether there is anything to go on with. */
  onFilms?: (are: boolean) => void;
};

/** The films to go on with, in one row; their room is kept while they come. What is let go stays, paler. */
export function BegunFilms({ locale, words, empty, onFilms }: Props) {
  const there = new Map((useBegunFilms() ?? []).map((film) => [keyOf(film), film]));
  const begun = useOnceThere([...there.values()], keyOf);
  const slugs = begun.map(({ slug }) => slug);
  const { facts, pending, failed } = useFilmFacts(slugs, locale);
  const cards = begun.flatMap((film) => {
    const known = facts.get(film.slug);
    return known?.watchable ? [{ key: keyOf(film), film, known }] : [];
  });
  const are = cards.length > 0 || (pending && begun.length > 0);
  useEffect(() => onFilms?.(are), [are, onFilms]);
  if (!are) return failed ? null : empty;
  return (
    <ul className={begunRowStyle}>
      {cards.map(({ key, film, known }) => (
        <li key={key} className={begunFilmWidth}>
          <BegunFilmCard
            begun={there.get(key) ?? film}
            gone={!there.has(key)}
            facts={known}
            words={words}
          />
        </li>
      ))}
      {cards.length === 0 && <BegunFilmSkeleton />}
    </ul>
  );
}

function keyOf({ slug, type }: { slug: string; type: string }): string {
  return `${slug} ${type}`;
}
