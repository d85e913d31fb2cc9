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
  /** Shown if there is no film to resume. */
  empty?: ReactNode;
  /** Called with whether there is any film to resume. */
  onFilms?: (are: boolean) => void;
};

/** Row of films to resume, with placeholders while their facts are fetched. A removed film stays, dimmed. */
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

/** The films to resume; undefined during server rendering and hydration. */
function useBegunFilms(): BegunFilm[] | undefined {
  const text = useSyncExternalStore(stored.subscribe, readText, () => undefined);
  const watched = useLists()?.lists.watched;
  // `text` is a dependency because `openPositions` reads the positions from it.
  return useMemo(
    () =>
      watched && text !== undefined ? continueWatching(openPositions().list(), watched) : undefined,
    [text, watched],
  );
}

function readText(): string | null {
  return stored.read() ?? null;
}
