'use client';

import { useTranslations } from 'next-intl';
import { textLinkStyle } from '@/components/navigation/text-link';
import { openPage } from '@/lib/navigation/connection/no-connection';

/** Says that new results did not come, and offers to ask again, or the page that the server makes of the address. */
export function FailedNotice({ retry }: { retry: () => void }) {
  const t = useTranslations('Catalogue');
  const ways = [
    { name: t('retry'), go: retry },
    { name: t('failedLink'), go: () => void openPage(location.href) },
  ];
  return (
    <p role="alert" className="shell mt-6 font-semibold">
      {t('failed')}{' '}
      {ways.map(({ name, go }) => (
        <button key={name} type="button" onClick={go} className={`${textLinkStyle} mr-4 min-h-6`}>
          {name}
        </button>
      ))}
    </p>
  );
}
