import { CatalogueForm } from '@/components/catalogue/catalogue-form';
import { CatalogueHead } from '@/components/catalogue/catalogue-head';
import { CatalogueResults } from '@/components/catalogue/catalogue-results';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { searchFilms } from '@/lib/films/search/search-films';
import { currentLocale } from '@/lib/i18n/current-locale';
import { catalogueMetadata } from '@/lib/seo/catalogue-metadata';

export async function generateMetadata({ searchParams }: PageProps<'/[locale]/catalogue'>) {
  return catalogueMetadata(parseQuery(await searchParams), await currentLocale());
}

export default async function CataloguePage({ searchParams }: PageProps<'/[locale]/catalogue'>) {
  const query = parseQuery(await searchParams);
  const result = searchFilms(query, await currentLocale(), new Date());
  return (
    <>
      <CatalogueHead query={query} />
      <CatalogueForm query={query} facets={result.facets} />
      <CatalogueResults query={query} result={result} />
    </>
  );
}
