import { useTranslations } from 'next-intl';
import type { Results } from './results';
import { useNothingWords } from './use-nothing-words';

/** Id of the heading that gets focus if the focused element is removed. */
export const resultsId = 'results';

/** How many films there are; where there is none, once what was asked for. */
export function ResultsHeading({ answer }: Pick<Results, 'answer'>) {
  const t = useTranslations('Catalogue');
  const { nothing } = useNothingWords(answer);
  const { total } = answer;
  return (
    <h2
      id={resultsId}
      tabIndex={-1}
      className={total > 0 ? 'label mr-auto' : 'display-3 min-w-0 basis-full break-words'}
    >
      {total > 0 ? t('count', { count: total }) : nothing}
    </h2>
  );
}
