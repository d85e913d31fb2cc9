import { useLocale, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-head';
import { filterLabels } from '@/lib/films/catalogue/filter-labels';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';

/** The title of the catalogue: what was chosen, or the catalogue itself. */
export function CatalogueHead({ query }: { query: CatalogueQuery }) {
  const t = useTranslations('Catalogue');
  const chosen = filterLabels(query, useLocale(), t).map(({ text }) => text);
  return <PageHead title={chosen.length > 0 ? chosen.join(', ') : t('title')} />;
}
