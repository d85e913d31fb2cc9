'use client';

import { useTranslations } from 'next-intl';
import type { Failure } from '@/components/layout/use-failure';
import { textLinkStyle } from '@/components/navigation/text-link';

type Props = {
  asked: string;
  /** Number of films for the current text, or for the previous one while loading. */
  total: number | undefined;
  isSettled: boolean;
  failure: Failure | undefined;
  /** Path of the page of results. */
  target: string;
};

/**
 * Status of the search: the number of results for screen readers only; no results and failures are visible.
 */
export function SearchAnswer({ asked, total, isSettled, failure, target }: Props) {
  const t = useTranslations('Search');
  return (
    <div role="status">
      {isSettled && total !== 0 && <p className="sr-only">{t('count', { count: total ?? 0 })}</p>}
      {isSettled && total === 0 && (
        <div className="pt-6 pb-2">
          <p className="display-3">{t('none', { text: asked })}</p>
          <p className="mt-2 text-muted">{t('noneHint')}</p>
        </div>
      )}
      {failure === 'offline' && <p className="pt-6 pb-2">{t('offline')}</p>}
      {failure === 'failed' && (
        <p className="pt-6 pb-2">
          {t('failed')}{' '}
          <a href={target} className={textLinkStyle}>
            {t('failedLink')}
          </a>
        </p>
      )}
    </div>
  );
}
