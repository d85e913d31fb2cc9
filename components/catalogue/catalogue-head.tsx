import { useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-head';
import { chosenLabels } from '@/lib/films/api/chosen-labels';
import type { FilmsAnswer } from '@/lib/films/api/films-answer';

/** The title of the catalogue: what was chosen, or the catalogue itself. */
export function CatalogueHead({ facets }: Pick<FilmsAnswer, 'facets'>) {
  const t = useTranslations('Catalogue');
  const chosen = chosenLabels(facets).map(({ text }) => text);
  return <PageHead title={chosen.length > 0 ? chosen.join(', ') : t('title')} />;
}
