import { useTranslations } from 'next-intl';
import { FilmGrid } from '@/components/films/film-grid';
import { Pagination } from '@/components/navigation/pagination';
import type { CataloguePage } from '@/lib/films/catalogue/browse';
import { type CatalogueQuery, catalogueHref } from '@/lib/films/catalogue/query';

export function CatalogueResults({
  query,
  result,
}: {
  query: CatalogueQuery;
  result: CataloguePage;
}) {
  const t = useTranslations('Catalogue');
  return (
    <section aria-labelledby="results" className="shell mt-8">
      <h2 id="results" className="label mb-6">
        {t('count', { count: result.total })}
      </h2>
      {result.total > 0 ? (
        <FilmGrid films={result.films} first />
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
