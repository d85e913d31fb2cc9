'use client';

import { useTranslations } from 'next-intl';
import type { Failure } from '@/components/layout/use-failure';
import { textLinkStyle } from '@/components/navigation/text-link';

type Props = {
  asked: string;
  /** Films found for what stands in the field, or for what stood there before. */
  total: number | undefined;
  isSettled: boolean;
  failure: Failure | undefined;
  /** The page of results. */
  target: string;
};

/** What a search says of itself: how much it found, heard and not seen; that it found nothing, or failed. */
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
