import { useTranslations } from 'next-intl';
import { Pagination } from '@/components/navigation/pagination';
import { catalogueHref } from '@/lib/films/catalogue/catalogue-href';
import { NothingFound } from './nothing-found';
import { ResultFilms } from './result-films';
import type { Results } from './results';
import { SurpriseLink } from './surprise-link';
import { ViewSwitch } from './view-switch';

/** Where focus goes when what had it is gone. */
export const resultsId = 'results';

const noWaysOut = { meant: [], without: [] };

export function CatalogueResults({ query, answer }: Results) {
  const t = useTranslations('Catalogue');
  const { total, page, pages, closeness, waysOut } = answer;
  return (
    <section aria-labelledby={resultsId} className="shell mt-8">
      <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id={resultsId} tabIndex={-1} className="label mr-auto">
          {t('count', { count: total })}
        </h2>
        {total > 0 && (
          <>
            <ViewSwitch query={query} />
            <SurpriseLink query={query} />
          </>
        )}
      </header>
      {total > 0 && closeness !== 'all' && (
        <p className="mb-6 text-lg">{t(`close.${closeness}`, { text: query.text })}</p>
      )}
      {total > 0 ? (
        <ResultFilms query={query} answer={answer} />
      ) : (
        <NothingFound
          text={Object.keys(query.filters).length === 0 ? query.text : ''}
          {...(waysOut ?? noWaysOut)}
        />
      )}
      {query.view !== 'timeline' && (
        <Pagination
          page={page}
          pages={pages}
          href={(number) => catalogueHref({ ...query, page: number })}
        />
      )}
    </section>
  );
}
