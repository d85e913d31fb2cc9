import { useLocale, useTranslations } from 'next-intl';
import { localePath } from '@/lib/i18n/locales';
import { siteUrl } from '@/lib/site/site-url';
import { ShareAddress } from './share-address';

type Props = {
  /** French path of the page. */
  path: string;
  title: string;
  className?: string;
};

/** Shares a page with the device's share sheet or the clipboard; without script, with a mail link. */
export function ShareButton({ path, title, className = '' }: Props) {
  const t = useTranslations('Share');
  const address = localePath(path, useLocale());
  const mailParams = new URLSearchParams({
    subject: title,
    body: new URL(address, siteUrl()).href,
  });
  return (
    <>
      <ShareAddress address={address} title={title} className={className} />
      <noscript>
        <a
          href={`mailto:?${mailParams.toString().replaceAll('+', '%20')}`}
          className={`action ${className}`}
        >
          {t('byMail')}
        </a>
      </noscript>
    </>
  );
}
