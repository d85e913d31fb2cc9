'use client';

import type { ReactNode } from 'react';
import { Section } from '@/components/layout/section';
import { listsKey } from '@/lib/visitor/lists/open-lists';
import { FactsWaiting } from './facts-waiting';
import { KeptFilm } from './kept-film';
import type { ListsWords } from './lists-words';
import { useChangedElsewhere } from './use-changed-elsewhere';
import type { Known } from './use-film-facts';
import { useOnceThere } from './use-once-there';

type Props = {
  id: string;
  title: string;
  /** Newest first. */
  slugs: string[];
  known: Known;
  words: ListsWords;
  empty: ReactNode;
};

/**
 * One list as posters, with placeholders while the facts are fetched. A removed film stays, dimmed, until the visitor
 * leaves the page.
 */
export function KeptList({ id, title, slugs, known, words, empty }: Props) {
  const elsewhere = useChangedElsewhere(listsKey);
  const shown = useOnceThere(slugs, String, elsewhere).flatMap(
    (slug) => known.facts.get(slug) ?? [],
  );
  const isAwaited = known.pending && shown.length === 0 && slugs.length > 0;
  return (
    <Section
      id={id}
      title={title}
      aside={slugs.length > 0 && <p className="text-muted">{sayCount(slugs.length, words)}</p>}
    >
      {shown.length > 0 || isAwaited ? (
        <div className="relative">
          <FactsWaiting slow={isAwaited && known.slow} word={words.page.waiting} />
          <ul
            aria-busy={isAwaited}
            className="grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 md:gap-x-6 xl:grid-cols-5 3xl:grid-cols-6"
          >
            {isAwaited && slugs.map((slug) => <KeptFilmSkeleton key={slug} />)}
            {shown.map((facts) => (
              <li
                key={facts.slug}
                className={slugs.includes(facts.slug) ? '' : '[&_img]:opacity-30'}
              >
                <KeptFilm facts={facts} words={words} />
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

function sayCount(count: number, { page }: ListsWords): string {
  return count === 1 ? page.countOne : page.countMany.replace('{count}', String(count));
}

/** Placeholder with the height of a film's card, while the film's facts are fetched. */
function KeptFilmSkeleton() {
  return (
    <li aria-hidden="true">
      <div className="aspect-[2/3] w-full bg-raised" />
      <div className="mt-3 h-6" />
      <div className="mt-1 h-[2.40625rem] lg:h-[1.203125rem]" />
      <div className="h-12" />
    </li>
  );
}
