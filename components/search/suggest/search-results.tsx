'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import type { Failure } from '@/components/layout/use-request-state';
import { textLinkStyle } from '@/components/navigation/links';
import { MarkedText } from '@/components/rich-text/marked-text';
import { formatLifeDates } from '@/lib/catalog/people/life-dates';
import type { Suggestions } from '@/lib/search/api/suggestions';
import { FilmOption, SearchOption } from './search-option';

type SearchOptionsProps = {
  id: string;
  optionId: (index: number) => string;
  suggestions: Suggestions | undefined;
  active: number;
  /** The whole catalogue. */
  catalogue: string;
  /** The page of results. */
  target: string;
  onChosen: (path: string) => void;
};

/** Number of options: the suggestions, and a last one that leads to all results or to the catalogue. */
export function countOptions({ films, people, collections, nearPeople }: Suggestions): number {
  return films.length + people.length + collections.length + nearPeople.length + 1;
}

/**
 * The listbox: films, people, collections, and last all results. A person whose name is the text comes before the films.
 * Without results: people with a similar name, and the catalogue.
 */
export function SearchOptions({
  id,
  optionId,
  suggestions,
  active,
  catalogue,
  target,
  onChosen,
}: SearchOptionsProps) {
  const t = useTranslations('Search');
  if (!suggestions) return <div id={id} role="listbox" aria-label={t('results')} hidden />;
  const { films, people, collections, nearPeople, isName, total } = suggestions;
  const [firstPerson, firstFilm] = isName ? [0, people.length] : [films.length, 0];
  const firstCollection = films.length + people.length;
  const last = countOptions(suggestions) - 1;
  const at = (index: number) => ({ id: optionId(index), isActive: index === active, onChosen });
  const peopleOptions = (
    <OptionGroup title={t('people')} isEmpty={people.length === 0}>
      {people.map(({ href, text, ranges, as, ...person }, index) => (
        <SearchOption key={person.slug} href={href} {...at(firstPerson + index)}>
          <span className="font-bold">
            <MarkedText text={text} ranges={ranges} />{' '}
            <span className="font-normal text-muted">{formatLifeDates(person)}</span>
          </span>
          <span className="label text-muted">{t(`as.${as}`)}</span>
        </SearchOption>
      ))}
    </OptionGroup>
  );
  return (
    <div id={id} role="listbox" aria-label={t('results')}>
      {isName && peopleOptions}
      <div className="grid gap-x-10 lg:grid-cols-[2fr_1fr]">
        <OptionGroup
          title={t('films')}
          isEmpty={films.length === 0}
          className="gap-x-10 sm:columns-2"
        >
          {films.map((film, index) => (
            <FilmOption key={film.slug} film={film} {...at(firstFilm + index)} />
          ))}
        </OptionGroup>
        <div role="presentation">
          {!isName && peopleOptions}
          <OptionGroup title={t('collections')} isEmpty={collections.length === 0}>
            {collections.map(({ slug, href, text, lang, ranges }, index) => (
              <SearchOption key={slug} href={href} {...at(firstCollection + index)}>
                <span lang={lang} className="font-bold">
                  <MarkedText text={text} ranges={ranges} />
                </span>
              </SearchOption>
            ))}
          </OptionGroup>
        </div>
      </div>
      <OptionGroup title={t('nearPeople')} isEmpty={nearPeople.length === 0}>
        {nearPeople.map(({ slug, name, href }, index) => (
          <SearchOption key={slug} href={href} {...at(index)}>
            <span className="font-bold">{name}</span>
          </SearchOption>
        ))}
      </OptionGroup>
      <div role="presentation" className="mt-4 border-line border-t pt-2">
        <SearchOption path={total > 0 ? target : catalogue} {...at(last)}>
          <span className="label underline underline-offset-4">
            {total > 0 ? t('all', { count: total }) : t('catalogue')}
          </span>
        </SearchOption>
      </div>
    </div>
  );
}

type OptionGroupProps = {
  title: string;
  isEmpty: boolean;
  className?: string;
  children: ReactNode;
};

/** Options of one kind, with a heading. */
function OptionGroup({ title, isEmpty, className, children }: OptionGroupProps) {
  const id = useId();
  if (isEmpty) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets.
    <div role="group" aria-labelledby={id} className="pt-5">
      <div id={id} role="presentation" className="label mb-2 text-muted">
        {title}
      </div>
      <div role="presentation" className={className}>
        {children}
      </div>
    </div>
  );
}

type SearchStatusProps = {
  searchedText: string;
  /** Number of films for the current text, or for the previous one while loading. */
  total: number | undefined;
  isSettled: boolean;
  failure: Failure | undefined;
  /** Path of the page of results. */
  target: string;
};

/**
 * Status of the search. The number of results is for screen readers only; the messages for an empty result and for
 * failures are visible.
 */
export function SearchStatus({
  searchedText,
  total,
  isSettled,
  failure,
  target,
}: SearchStatusProps) {
  const t = useTranslations('Search');
  return (
    <div role="status">
      {isSettled && total !== 0 && <p className="sr-only">{t('count', { count: total ?? 0 })}</p>}
      {isSettled && total === 0 && (
        <div className="pt-6 pb-2">
          <p className="display-3">{t('none', { text: searchedText })}</p>
          <p className="mt-2 text-muted">{t('noneHint')}</p>
        </div>
      )}
      {failure === 'offline' && <p className="pt-6 pb-2">{t('offline')}</p>}
      {failure === 'failed' && (
        <p className="pt-6 pb-2">
          {t('failed')}{' '}
          <a href={target} className={textLinkStyle}>
            {t('failedLink')}
          </a>
        </p>
      )}
    </div>
  );
}
