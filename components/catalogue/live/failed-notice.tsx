'use client';

import { useTranslations } from 'next-intl';
import { textLinkStyle } from '@/components/navigation/text-link';

/** Says that new results did not come, and offers the page that the server makes of the same address. */
export function FailedNotice() {
  const t = useTranslations('Catalogue');
  return (
    <p role="alert" className="shell mt-6 font-semibold">
      {t('failed')}{' '}
      <button type="button" onClick={() => location.reload()} className={textLinkStyle}>
        {t('failedLink')}
      </button>
    </p>
  );
}
