'use client';

import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { PlayLink } from '@/components/navigation/play-link';
import { PlaySquare } from '@/components/navigation/play-square';
import type { FilmFacts } from '@/lib/catalog/films/film-facts';
import type { Locale } from '@/lib/i18n/locales';
import { openPositions, positionName, positionsKey } from '@/lib/player/resume/positions';
import { deviceText } from '@/lib/primitives/storage/device-storage';
import { type BegunFilm, continueWatching, formatDuration } from '@/lib/visitor/lists/watching';
import { BegunFilmSkeleton, begunFilmWidth, begunRowStyle } from './begun-film-skeleton';
import { FactsFailed, FactsWaiting, useFilmFacts } from './film-facts';
import type { BegunMessages } from './lists-messages';
import { useChangedElsewhere, useLists, useRemovableItems } from './use-lists';

const stored = deviceText(positionsKey);

type BegunFilmsProps = {
  locale: Locale;
  messages: BegunMessages;
  /** Shown if there is no film to resume. */
  empty?: ReactNode;
  /** Called with whether there is any film to resume. */
  onFilms?: (hasFilms: boolean) => void;
};

/** Row of films to resume, with placeholders while their facts are fetched. A removed film stays, dimmed. */
export function BegunFilms({ locale, messages, empty, onFilms }: BegunFilmsProps) {
  const present = new Map((useBegunFilms() ?? []).map((film) => [keyOf(film), film]));
  const begun = useRemovableItems([...present.values()], keyOf, useChangedElsewhere(positionsKey));
  const slugs = begun.map(({ slug }) => slug);
  const factsState = useFilmFacts(slugs, locale);
  const { pending, slow, failed } = factsState;
  const cards = begun.flatMap((film) => {
    const facts = factsState.facts.get(film.slug);
    return facts?.watchable ? [{ key: keyOf(film), film, facts }] : [];
  });
  const hasFilms = cards.length > 0 || (pending && begun.length > 0);
  useEffect(() => onFilms?.(hasFilms), [hasFilms, onFilms]);
  if (!hasFilms && failed) return <FactsFailed {...{ factsState, messages }} />;
  if (!hasFilms) return empty;
  return (
    <div className="relative">
      <FactsWaiting slow={cards.length === 0 && slow} word={messages.waiting} />
      <ul className={begunRowStyle} aria-busy={cards.length === 0}>
        {cards.map(({ key, film, facts }) => (
          <li key={key} className={begunFilmWidth}>
            <BegunFilmCard
              begun={present.get(key) ?? film}
              isRemoved={!present.has(key)}
              facts={facts}
              locale={locale}
              messages={messages}
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

type BegunFilmCardProps = {
  begun: BegunFilm;
  /** Whether the visitor has removed the film since opening the page. */
  isRemoved: boolean;
  facts: FilmFacts;
  locale: Locale;
  messages: BegunMessages;
};

/** Card of a started film: progress, remaining time, a link to resume, and a button to remove it or put it back. */
function BegunFilmCard({ begun, isRemoved, facts, locale, messages }: BegunFilmCardProps) {
  const { slug, type, time, at } = begun;
  const seconds = (facts.runtime ?? 0) * 60;
  const share = seconds > 0 ? Math.min(1, time / seconds) : undefined;
  const name = positionName(slug, type);
  function toggle() {
    if (isRemoved) openPositions().merge({ [name]: { time, at } });
    else openPositions().delete(name);
  }
  const { text, lang, translated } = facts.title;
  const withTitle = (message: string) => message.replace('{title}', text);
  return (
    <article className={`group relative ${isRemoved ? '[&_img]:opacity-30' : ''}`}>
      <div className="relative">
        <img
          {...facts.screen}
          alt=""
          width={1200}
          height={630}
          className="aspect-[40/21] w-full bg-raised object-cover"
        />
        <PlaySquare />
        {share !== undefined && (
          <div
            role="img"
            aria-label={messages.progress.replace('{percent}', String(Math.round(share * 100)))}
            className="absolute inset-x-0 top-full h-1.5 bg-line"
          >
            <div className="h-full bg-signal" style={{ width: `${share * 100}%` }} />
          </div>
        )}
      </div>
      <h3 className="mt-4 truncate list-title text-lg">
        <PlayLink
          href={`${facts.href}#${type === 'video' ? 'watch' : 'listen'}`}
          aria-label={withTitle(messages.resumeFilm)}
          // The link promises to resume, so the position of a removed film is restored first.
          onPress={isRemoved ? toggle : undefined}
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          <span lang={translated ? undefined : lang}>{text}</span>
        </PlayLink>
      </h3>
      <p className="label mt-1 flex min-h-8 items-baseline justify-between gap-x-4">
        {seconds > time
          ? messages.left.replace('{time}', formatDuration(seconds - time, locale))
          : formatDuration(time, locale)}
        <button
          type="button"
          onClick={toggle}
          aria-label={withTitle(isRemoved ? messages.putBackFilm : messages.forgetFilm)}
          className="relative z-10 -mr-1 min-h-8 cursor-pointer px-1 underline underline-offset-4 hover:text-signal"
        >
          {isRemoved ? messages.putBack : messages.forget}
        </button>
      </p>
    </article>
  );
}
