import { useLocale, useTranslations } from 'next-intl';
import { FilmGrid } from '@/components/catalog/films/film-card';
import { LocaleLink } from '@/components/navigation/links';
import { Pagination } from '@/components/navigation/pagination';
import { ShareAddress } from '@/components/visitor/sharing/share-address';
import { localePath } from '@/lib/i18n/locales';
import { catalogueHref, catalogueParams, randomFilmPath } from '@/lib/search/query/catalogue-href';
import { type CatalogueQuery, views } from '@/lib/search/query/query';
import { FilmTable } from './film-table';
import { NothingFound } from './nothing-found';
import { type Results, toCardFilm } from './results';
import { ResultsHeading, resultsId } from './results-status';
import { Timeline } from './timeline/timeline';

/** `hidden`: number of films on this page that are hidden because they were watched. */
export function CatalogueResults({ query, answer, hidden }: Results & { hidden: number }) {
  const t = useTranslations('Catalogue');
  const locale = useLocale();
  const { total, page, pages, closeness, waysOut } = answer;
  const address = localePath(catalogueHref(query), locale);
  return (
    // On a phone the actions for all films are below, so that the first film is visible.
    <section
      aria-labelledby={resultsId}
      className="shell mt-8 flex flex-wrap items-center gap-x-4 gap-y-6"
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
  if (query.view === 'timeline' && timeline) return <Timeline query={query} years={timeline} />;
  if (query.view === 'list') {
    const names = facets.country.counts.map(({ value, label }) => [value, label] as const);
    return <FilmTable films={films} countries={new Map(names)} />;
  }
  const hits = films.flatMap(({ slug, hit }) => (hit ? [[slug, hit] as const] : []));
  return <FilmGrid films={films.map(toCardFilm)} hits={new Map(hits)} first many />;
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
