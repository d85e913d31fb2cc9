import { useTranslations } from 'next-intl';
import { FilmGrid } from '@/components/films/film-grid';
import { Pagination } from '@/components/navigation/pagination';
import { catalogueHref } from '@/lib/films/catalogue/catalogue-href';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';
import type { SearchResult } from '@/lib/films/search/search-films';

type Props = { query: CatalogueQuery; result: SearchResult };

export function CatalogueResults({ query, result }: Props) {
  const t = useTranslations('Catalogue');
  return (
    <section aria-labelledby="results" className="shell mt-8">
      <h2 id="results" className="label mb-6">
        {t('count', { count: result.total })}
      </h2>
      {result.total > 0 ? (
        <FilmGrid films={result.films.map(({ film }) => film)} first />
      ) : (
        <div className="py-10">
          <p className="display-3">{t('empty')}</p>
          <p className="mt-2 text-muted">{t('emptyHint')}</p>
        </div>
      )}
      <Pagination
        page={result.page}
        pages={result.pages}
        href={(page) => catalogueHref({ ...query, page })}
      />
    </section>
  );
}
