'use client';

import { useEffect } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { BegunFilmCard } from './begun-film';
import { BegunFilmPlace, begunFilmWidth, begunRowStyle } from './begun-film-place';
import type { BegunWords } from './lists-words';
import { useBegunFilms } from './use-begun-films';
import { useFilmFacts } from './use-film-facts';
import { useOnceThere } from './use-once-there';

type Props = {
  locale: Locale;
  words: BegunWords;
  /** Hears whether there is anything to go on with. */
  onFilms?: (are: boolean) => void;
};

/** The films to go on with, in one row; their place is kept while they come. */
export function BegunFilms({ locale, words, onFilms }: Props) {
  const begun = useOnceThere(useBegunFilms() ?? [], keyOf);
  const slugs = begun.map(({ slug }) => slug);
  const { facts, pending } = useFilmFacts(slugs, locale);
  const cards = begun.flatMap((film) => {
    const known = facts.get(film.slug);
    return known?.watchable ? [{ film, known }] : [];
  });
  const are = cards.length > 0 || (pending && begun.length > 0);
  useEffect(() => onFilms?.(are), [are, onFilms]);
  return (
    <ul className={begunRowStyle}>
      {cards.map(({ film, known }) => (
        <li key={keyOf(film)} className={begunFilmWidth}>
          <BegunFilmCard begun={film} facts={known} words={words} />
        </li>
      ))}
      {cards.length === 0 && are && <BegunFilmPlace />}
    </ul>
  );
}

function keyOf({ slug, type }: { slug: string; type: string }): string {
  return `${slug} ${type}`;
}
