'use client';

import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { openPositions, positionsKey } from '@/lib/player/resume/positions';
import { deviceText } from '@/lib/primitives/storage/device-text';
import { type BegunFilm, continueWatching } from '@/lib/visitor/lists/continue-watching';
import { BegunFilmCard } from './begun-film';
import { BegunFilmSkeleton, begunFilmWidth, begunRowStyle } from './begun-film-skeleton';
import { FactsFailed } from './facts-failed';
import { FactsWaiting } from './facts-waiting';
import type { BegunWords } from './lists-words';
import { useChangedElsewhere } from './use-changed-elsewhere';
import { useFilmFacts } from './use-film-facts';
import { useLists } from './use-lists';
import { useOnceThere } from './use-once-there';

const stored = deviceText(positionsKey);

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
  const begun = useOnceThere([...there.values()], keyOf, useChangedElsewhere(positionsKey));
  const slugs = begun.map(({ slug }) => slug);
  const known = useFilmFacts(slugs, locale);
  const { pending, slow, failed } = known;
  const cards = begun.flatMap((film) => {
    const facts = known.facts.get(film.slug);
    return facts?.watchable ? [{ key: keyOf(film), film, facts }] : [];
  });
  const are = cards.length > 0 || (pending && begun.length > 0);
  useEffect(() => onFilms?.(are), [are, onFilms]);
  if (!are && failed) return <FactsFailed {...{ known, words }} />;
  if (!are) return empty;
  return (
    <div className="relative">
      <FactsWaiting slow={cards.length === 0 && slow} word={words.waiting} />
      <ul className={begunRowStyle} aria-busy={cards.length === 0}>
        {cards.map(({ key, film, facts }) => (
          <li key={key} className={begunFilmWidth}>
            <BegunFilmCard
              begun={there.get(key) ?? film}
              gone={!there.has(key)}
              facts={facts}
              locale={locale}
              words={words}
            />
          </li>
        ))}
        {cards.length === 0 && <BegunFilmSkeleton />}
      </ul>
    </div>
  );
}

function keyOf({ slug, type }: { slug: string; type: string }): string {
  return `${slug} ${type}`;
}

/** The films to go on with; undefined while the page is the server's. */
function useBegunFilms(): BegunFilm[] | undefined {
  const text = useSyncExternalStore(stored.subscribe, readText, () => undefined);
  const watched = useLists()?.lists.watched;
  // The positions are read from the text: they are read again when it changes.
  return useMemo(
    () =>
      watched && text !== undefined ? continueWatching(openPositions().list(), watched) : undefined,
    [text, watched],
  );
}

function readText(): string | null {
  return stored.read() ?? null;
}
