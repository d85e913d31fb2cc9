import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { FilmGrid } from '@/components/catalog/films/film-card';
import type { CardFilm } from '@/components/catalog/films/poster';
import { LocaleLink, TextLink } from '@/components/navigation/links';
import { Pagination } from '@/components/navigation/pagination';
import { ShareAddress } from '@/components/visitor/sharing/share-address';
import { personPath } from '@/lib/catalog/people/person-path';
import { formatList } from '@/lib/i18n/intl-format';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { drawnPosterPath } from '@/lib/posters/poster-path';
import type { CatalogueResponse, ShownFilm } from '@/lib/search/api/films-response';
import {
  catalogueHref,
  catalogueParams,
  randomFilmPath,
} from '@/lib/search/query/catalogue-address';
import { type CatalogueQuery, views } from '@/lib/search/query/query';
import { childrensPath } from '@/lib/search/query/recommended-ages';
import { FilmTable } from './film-table';
import type { Results } from './results';
import { ResultsHeading, resultsId, useNoResultsText } from './results-status';
import { Timeline } from './timeline/timeline';

/** `hidden`: number of films on this page that are hidden because they were watched. */
export function CatalogueResults({ query, answer, hidden }: Results & { hidden: number }) {
  const t = useTranslations('Catalogue');
  const locale = useLocale();
  const { total, page, pages, closeness, waysOut, childrensPage } = answer;
  const address = localePath(catalogueHref(query), locale);
  return (
    // On a phone the actions for all films are below, so that the first film is visible.
    <section
      aria-labelledby={resultsId}
      className="flex flex-wrap items-center gap-x-4 gap-y-6 max-lg:mt-8"
    >
      <ResultsHeading answer={answer} />
      {total > 0 && (
        <>
          <ViewSwitch query={query} />
          <div className="flex flex-wrap gap-4 max-md:order-last max-md:basis-full">
            <RandomFilmLink query={query} />
            <ShareAddress
              address={address}
              title={t('title')}
              className="min-h-11 border-ink hover:bg-raised"
            />
          </div>
        </>
      )}
      <div className="min-w-0 basis-full">
        {childrensPage && (
          <p className="mb-6 text-lg">
            <TextLink href={childrensPath}>{t('childrensPage')}</TextLink>
          </p>
        )}
        {total > 0 && closeness !== 'all' && (
          <p className="mb-6 text-lg">{t(`close.${closeness}`, { text: query.text })}</p>
        )}
        {total > 0 ? (
          <ResultFilms query={query} answer={answer} />
        ) : (
          waysOut && <NothingFound {...{ answer, waysOut }} />
        )}
        {query.view !== 'timeline' && (
          <>
            {hidden > 0 && <p className="mt-6 text-muted">{t('hidden', { count: hidden })}</p>}
            <Pagination
              page={page}
              pages={pages}
              href={(number) => catalogueHref({ ...query, page: number })}
            />
          </>
        )}
      </div>
    </section>
  );
}

/** The films in the chosen view. */
function ResultFilms({ query, answer }: Results) {
  const { films, facets, timeline } = answer;
  const locale = useLocale();
  if (query.view === 'timeline' && timeline) return <Timeline query={query} years={timeline} />;
  if (query.view === 'list') {
    const names = facets.country.counts.map(({ value, label }) => [value, label] as const);
    return <FilmTable films={films} countries={new Map(names)} />;
  }
  const hits = films.flatMap(({ slug, hit }) => (hit ? [[slug, hit] as const] : []));
  return (
    <FilmGrid
      films={films.map((film) => toCardFilm(film, locale))}
      hits={new Map(hits)}
      first
      hasManyFilms
    />
  );
}

/**
 * Link to a random film of the results. A plain link, because it must not be prefetched: each request leads
 * elsewhere.
 */
function RandomFilmLink({ query }: { query: CatalogueQuery }) {
  const t = useTranslations('Catalogue');
  const params = catalogueParams({
    text: query.text,
    filters: query.filters,
    ranges: query.ranges,
  });
  const href = localePath(randomFilmPath, useLocale()) + (params.size > 0 ? `?${params}` : '');
  return (
    <a
      href={href}
      rel="nofollow"
      className="label flex min-h-11 items-center gap-2 border-2 border-ink px-4 hover:border-signal hover:bg-signal hover:text-on-signal"
    >
      <span aria-hidden="true" className="size-2.5 rotate-45 bg-current" />
      {t('surprise')}
    </a>
  );
}

/** Links to the views, so that each view has its URL. */
function ViewSwitch({ query }: { query: CatalogueQuery }) {
  const t = useTranslations('Catalogue');
  return (
    <ul
      aria-label={t('view')}
      className="label flex flex-wrap max-sm:not-has-[li:last-child_[aria-current]]:-mr-3"
    >
      {views.map((view) => (
        <li key={view}>
          <LocaleLink
            href={catalogueHref({ ...query, view, page: 1 })}
            prefetch={false}
            rel="nofollow"
            aria-current={view === query.view || undefined}
            className="flex min-h-11 items-center px-3 hover:underline aria-[current]:bg-ink aria-[current]:text-paper"
          >
            {t(`views.${view}`)}
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}

type Props = { answer: CatalogueResponse; waysOut: NonNullable<CatalogueResponse['waysOut']> };

/**
 * Shown if the query has no results: says which conditions were dropped, shows the films found without them, and
 * links to further queries.
 */
function NothingFound({ answer, waysOut }: Props) {
  const { meant, instead, without, films, cinemas } = waysOut;
  const t = useTranslations('Catalogue');
  const locale = useLocale();
  const text = useNoResultsText(answer);
  const { leftOut, query, total } = instead;
  const nearPeople = (answer.nearPeople ?? []).filter(({ name }) => !meant.includes(name));
  const alternatives = without.filter((other) => other.leftOut.join() !== leftOut.join());
  return (
    <div className="pb-10">
      {cinemas && (
        <p className="mb-2 text-lg">
          <TextLink href="/au-cinema">{t('allScreenings')}</TextLink>
        </p>
      )}
      {nearPeople.length > 0 && (
        <p className="mb-2 text-lg">
          {t('nearPeople')}{' '}
          {nearPeople.map(({ slug, name }, index) => (
            <Fragment key={slug}>
              {index > 0 && ', '}
              <TextLink href={personPath(slug)}>{name}</TextLink>
            </Fragment>
          ))}
        </p>
      )}
      <div className="mb-6 flex flex-wrap items-baseline gap-x-6 gap-y-2 border-ink border-t pt-4 text-lg not-first:mt-6">
        <h2 className="display-3">{text.instead}</h2>
        {total > films.length && (
          <TextLink href={catalogueHref(query)} prefetch={false}>
            {t('showAll', { count: total })}
          </TextLink>
        )}
      </div>
      <FilmGrid films={films.map((film) => toCardFilm(film, locale))} />
      <ul className="mt-8 grid gap-1 text-lg empty:hidden">
        {meant.slice(1).map((name) => (
          <li key={name}>
            {t('meant')} <TextLink href={catalogueHref({ text: name })}>{name}</TextLink>
          </li>
        ))}
        {alternatives.map((other) => (
          <li key={other.leftOut.join()}>
            <TextLink href={catalogueHref(other.query)} prefetch={false}>
              {t('without', { value: formatList(other.leftOut, locale) })}
            </TextLink>{' '}
            <span className="text-muted">{t('count', { count: other.total })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The default availability, omitted in responses. */
const catalogueOnly = { kind: 'catalogue' } as const;

/** Converts a film of a response to that of its card, with a `poster` only if the film has its own picture. */
function toCardFilm({ poster, made, focus, ...shown }: ShownFilm, locale: Locale): CardFilm {
  const film = { ...shown, way: shown.way ?? catalogueOnly };
  return !poster || poster === drawnPosterPath(film.slug, locale)
    ? film
    : { ...film, poster: { src: poster, made, focus } };
}
