import { useLocale, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-head';
import { facetLabel } from '@/lib/films/catalogue/facet-label';
import { introduce } from '@/lib/films/catalogue/introduce';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';
import { singleChoice } from '@/lib/films/catalogue/single-choice';
import type { SearchResult } from '@/lib/films/search/search-films';

/** Letters of a search text that a title has room for. */
const roomInTitle = 40;

type Props = { query: CatalogueQuery; result: SearchResult };

/** The title of the catalogue: the one thing that was asked, with an introduction, or the catalogue. */
export function CatalogueHead({ query, result }: Props) {
  const t = useTranslations('Catalogue');
  const locale = useLocale();
  const single = singleChoice(query);
  if (!single) {
    const isShort = query.text.length > 0 && query.text.length <= roomInTitle;
    return <PageHead title={isShort ? t('quoted', { text: query.text }) : t('title')} />;
  }
  return (
    <PageHead title={facetLabel(single.key, single.value, locale, t)}>
      {result.total > 0 && <p>{introduce(single, result, locale, t)}</p>}
    </PageHead>
  );
}
