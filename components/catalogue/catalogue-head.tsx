import { useLocale, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-head';
import { chosenLabels } from '@/lib/films/api/chosen-labels';
import { introduce } from '@/lib/films/catalogue/introduce';
import { singleChoice } from '@/lib/films/catalogue/single-choice';
import type { Results } from './results';

/** Letters of a search text that a title has room for. */
const roomInTitle = 40;

/** The title of the catalogue: the one thing that was asked, with an introduction, or the catalogue. */
export function CatalogueHead({ query, answer }: Results) {
  const t = useTranslations('Catalogue');
  const locale = useLocale();
  const single = singleChoice(query);
  if (!single) {
    // Where nothing was found, the results alone say what was asked.
    const isShort = answer.total > 0 && query.text.length > 0 && query.text.length <= roomInTitle;
    return <PageHead title={isShort ? t('quoted', { text: query.text }) : t('title')} />;
  }
  return (
    <PageHead title={chosenLabels(answer.facets)[0]?.text ?? single.value}>
      {answer.total > 0 && <p>{introduce(single, answer, locale, t).join(' ')}</p>}
    </PageHead>
  );
}
