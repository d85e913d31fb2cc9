import { useLocale, useTranslations } from 'next-intl';
import { Pagination } from '@/components/navigation/pagination';
import { ShareAddress } from '@/components/share/share-address';
import { catalogueHref } from '@/lib/films/catalogue/catalogue-href';
import { localePath } from '@/lib/i18n/locale-path';
import { NothingFound } from './nothing-found';
import { ResultFilms } from './result-films';
import type { Results } from './results';
import { ResultsHeading, resultsId } from './results-heading';
import { SurpriseLink } from './surprise-link';
import { ViewSwitch } from './view-switch';

/** `hidden`: films of this page that are left out since the visitor has seen them. */
export function CatalogueResults({ query, answer, hidden }: Results & { hidden: number }) {
  const t = useTranslations('Catalogue');
  const locale = useLocale();
  const { total, page, pages, closeness, waysOut } = answer;
  const address = localePath(catalogueHref(query), locale);
  return (
    // On a phone the first film counts: what can be done with all of them stands below.
    <section
      aria-labelledby={resultsId}
      className="shell mt-8 flex flex-wrap items-center gap-x-4 gap-y-6"
    >
      <ResultsHeading answer={answer} />
      {total > 0 && (
        <>
          <ViewSwitch query={query} />
          <div className="flex flex-wrap gap-4 max-md:order-last max-md:basis-full">
            <SurpriseLink query={query} />
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
