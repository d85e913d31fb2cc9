'use client';

import type { ReactNode } from 'react';
import { Section } from '@/components/layout/section';
import type { FilmFacts } from '@/lib/catalog/films/film-facts';
import { listsKey } from '@/lib/visitor/lists/stored-lists';
import { FactsWaiting, type FilmFactsState } from './film-facts';
import { FilmMarks, ListButton } from './film-marks';
import type { ListsMessages } from './lists-messages';
import { useChangedElsewhere, useRemovableItems } from './use-lists';

type StoredFilmListProps = {
  id: string;
  title: string;
  /** Newest first. */
  slugs: string[];
  factsState: FilmFactsState;
  messages: ListsMessages;
  empty: ReactNode;
};

/**
 * One list as posters, with placeholders while the facts are fetched. A removed film stays, dimmed, until the visitor
 * leaves the page.
 */
export function StoredFilmList({
  id,
  title,
  slugs,
  factsState,
  messages,
  empty,
}: StoredFilmListProps) {
  const elsewhere = useChangedElsewhere(listsKey);
  const rows = useRemovableItems(slugs, String, elsewhere).flatMap(
    (slug) => factsState.facts.get(slug) ?? [],
  );
  const isLoading = factsState.pending && rows.length === 0 && slugs.length > 0;
  return (
    <Section
      id={id}
      title={title}
      aside={
        slugs.length > 0 && <p className="text-muted">{formatCount(slugs.length, messages)}</p>
      }
    >
      {rows.length > 0 || isLoading ? (
        <div className="relative">
          <FactsWaiting slow={isLoading && factsState.slow} word={messages.page.waiting} />
          <ul
            aria-busy={isLoading}
            className="grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 md:gap-x-6 xl:grid-cols-5 3xl:grid-cols-6"
          >
            {isLoading && slugs.map((slug) => <ListedFilmSkeleton key={slug} />)}
            {rows.map((facts) => (
              <li
                key={facts.slug}
                className={slugs.includes(facts.slug) ? '' : '[&_img]:opacity-30'}
              >
                <ListedFilm facts={facts} messages={messages} />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        slugs.length === 0 && <div className="max-w-[52ch] text-lg">{empty}</div>
      )}
    </Section>
  );
}

function formatCount(count: number, { page }: ListsMessages): string {
  return count === 1 ? page.countOne : page.countMany.replace('{count}', String(count));
}

/** Placeholder with the height of a film's card, while the film's facts are fetched. */
function ListedFilmSkeleton() {
  return (
    <li aria-hidden="true">
      <div className="aspect-[2/3] w-full bg-raised" />
      <div className="mt-3 h-6" />
      <div className="mt-1 h-[2.40625rem] lg:h-[1.203125rem]" />
      <div className="h-12" />
    </li>
  );
}

type ListedFilmProps = { facts: FilmFacts; messages: ListsMessages };

/** Client-rendered card of a film in a list. A removed film can be put back. */
function ListedFilm({ facts, messages }: ListedFilmProps) {
  const { slug, href, title, line, runtime, poster } = facts;
  return (
    <article className="card group h-full">
      <img {...poster} alt="" width={600} height={900} loading="lazy" className="poster" />
      <h3 className="card-title">
        <a href={href} lang={title.translated ? undefined : title.lang} className="card-link">
          {title.text}
        </a>
      </h3>
      <p className="card-line">{line}</p>
      <p className="relative z-10 mt-auto pt-2">
        <ListButton
          slug={slug}
          title={title.text}
          list="watched"
          messages={messages.buttons.watched}
        />
      </p>
      <FilmMarks
        {...{ slug, runtime }}
        title={title.text}
        messages={{ toWatch: messages.toWatchFilm, seen: messages.seen }}
      />
    </article>
  );
}
