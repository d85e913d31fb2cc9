import { useLocale, useTranslations } from 'next-intl';
import type { Results } from './results';

/** Where focus goes when what had it is gone. */
export const resultsId = 'results';

/** How many films there are; where there is none, once what was asked for. */
export function ResultsHeading({ answer: { total, waysOut } }: Pick<Results, 'answer'>) {
  const t = useTranslations('Catalogue');
  const list = new Intl.ListFormat(useLocale());
  const { text = '', filters = [] } = waysOut?.asked ?? {};
  const asked = list.format([...(text ? [t('quoted', { text })] : []), ...filters]);
  const nothing = waysOut ? t('nothing', { asked }) : t('emptyCatalogue');
  return (
    <h2
      id={resultsId}
      tabIndex={-1}
      className={total > 0 ? 'label' : 'display-3 col-span-full break-words'}
    >
      {total > 0 ? t('count', { count: total }) : nothing}
    </h2>
  );
}
