'use client';

import { DirectorNames } from '@/components/films/director-names';
import { MarkedText } from '@/components/rich-text/marked-text';
import type { FilmSummary } from '@/lib/films/api/films-answer';
import { HitReason } from './hit-reason';
import { SearchOption } from './search-option';

type Props = { film: FilmSummary; id: string; isActive: boolean; onChosen: () => void };

/** A film with its poster, what of it was found, and why where its title does not say. */
export function FilmOption({ film, ...option }: Props) {
  const { title, hit, poster, year, directors } = film;
  return (
    <SearchOption path={film.path} {...option}>
      <img
        src={poster}
        alt=""
        width={40}
        height={60}
        decoding="async"
        className="h-15 w-10 shrink-0 self-start bg-raised object-cover"
      />
      <span className="min-w-0">
        <span lang={title.lang} className="block font-bold">
          <MarkedText text={title.text} ranges={hit?.title.ranges ?? []} />
        </span>
        <span className="mt-0.5 block text-muted text-sm">
          {year}
          {directors.length > 0 && ', '}
          <DirectorNames directors={directors} people={hit?.people} />
        </span>
        {hit && <HitReason hit={hit} />}
      </span>
    </SearchOption>
  );
}
