'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DirectorNames } from '@/components/catalog/films/hit-lines';
import { MarkedText } from '@/components/rich-text/marked-text';
import { localePath } from '@/lib/i18n/locales';
import type { FilmSummary } from '@/lib/search/api/films-response';
import type { Hit } from '@/lib/search/engine/hit';

type SearchOptionProps = {
  id: string;
  isActive: boolean;
  onChosen: (path: string) => void;
  children: ReactNode;
} & ({ href: string; path?: never } | { path: string; href?: never });

/**
 * An option of the search: a real link, so that it can be opened in a new tab. `href` is a French path, `path` one in
 * the page's language.
 */
export function SearchOption({ id, isActive, onChosen, href, path, children }: SearchOptionProps) {
  const locale = useLocale();
  const to = path ?? localePath(href, locale);
  return (
    <Link
      id={id}
      href={to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        onChosen(to);
      }}
      className="-mx-3 flex min-h-11 break-inside-avoid items-center gap-x-4 px-3 py-2 leading-tight hover:bg-raised aria-selected:bg-ink aria-selected:text-paper aria-selected:[&_.text-muted]:text-paper"
    >
      {children}
    </Link>
  );
}

type FilmOptionProps = {
  film: FilmSummary;
  id: string;
  isActive: boolean;
  onChosen: (path: string) => void;
};

/** A film option: poster, marked title, and the reason for the match if the title does not show it. */
export function FilmOption({ film, ...option }: FilmOptionProps) {
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

/** The best reason for a match that is neither in the title nor in the directors. */
function HitReason({ hit: { title, otherTitle, people, excerpt } }: { hit: Hit }) {
  const t = useTranslations('Search');
  const look = 'mt-0.5 text-muted text-sm';
  if (otherTitle)
    return (
      <span lang={otherTitle.lang} className={`${look} block italic`}>
        <MarkedText {...otherTitle} />
      </span>
    );
  const [person] = people.filter(({ as }) => as !== 'director');
  if (person && title.ranges.length === 0)
    return (
      <span className={`${look} block`}>
        {t('reason', { job: t(`as.${person.as}`) })} <MarkedText {...person} />
        {person.role && ` (${person.role})`}
      </span>
    );
  if (!excerpt) return null;
  return (
    <span lang={excerpt.lang} className={`${look} line-clamp-3 sm:line-clamp-2`}>
      <MarkedText {...excerpt} />
    </span>
  );
}
