'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatList } from '@/lib/i18n/intl-format';
import type { CatalogueResponse } from '@/lib/search/api/films-response';
import type { Results } from './results';

type Props = {
  answer: CatalogueResponse;
  /** Whether loading takes so long that it must be indicated. */
  isSlow: boolean;
  /** Whether to announce nothing: the response is the page's own, or outdated. */
  isSilent: boolean;
};

/** Announces the results; while loading, takes the place of the number of films. */
export function LiveStatus({ answer, isSlow, isSilent }: Props) {
  const t = useTranslations('Catalogue');
  const { nothing, instead = '' } = useNoResultsText(answer);
  const countText =
    answer.total > 0 ? t('count', { count: answer.total }) : `${nothing} ${instead}`.trim();
  return (
    <div className="sticky top-[calc(var(--header)+0.5rem)] z-20 h-0">
      <p
        role="status"
        className={isSlow ? 'label absolute top-9 bg-ink px-3 py-2 text-paper' : 'sr-only'}
      >
        {isSlow ? t('searching') : !isSilent && countText}
      </p>
    </div>
  );
}

/** Id of the heading that gets focus if the focused element is removed. */
export const resultsId = 'results';

/** Number of films; without results, the conditions of the query. */
export function ResultsHeading({ answer }: Pick<Results, 'answer'>) {
  const t = useTranslations('Catalogue');
  const { nothing } = useNoResultsText(answer);
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

/** Texts for no results: `nothing` with the conditions of the query, and what is shown `instead`. */
export function useNoResultsText({ waysOut }: CatalogueResponse): {
  nothing: string;
  instead?: string;
} {
  const t = useTranslations('Catalogue');
  const locale = useLocale();
  if (!waysOut) return { nothing: t('emptyCatalogue') };
  const { text, filters, isName } = waysOut.asked;
  const conditions = formatList([...(text ? [t('quoted', { text })] : []), ...filters], locale);
  const { near, leftOut, total } = waysOut.instead;
  const insteadText =
    leftOut.length > 0
      ? t('leftOut', { value: formatList(leftOut, locale), count: total })
      : t(near ? 'found' : 'fromAll', { count: total });
  return {
    nothing: t(isName ? 'absent' : 'nothing', { asked: conditions }),
    instead: near ? `${t('near', { name: near })} ${insteadText}` : insteadText,
  };
}
