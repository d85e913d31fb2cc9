import { useLocale, useTranslations } from 'next-intl';
import { textLinkStyle } from '@/components/navigation/links';
import { localePath } from '@/lib/i18n/locales';
import { siteUrl } from '@/lib/site/site-url';

type Props = {
  /** French path of the calendar. */
  path: string;
  label: string;
  /** What the calendar contains: the site's screenings, or those of a film. */
  name: string;
};

/** Links to subscribe to a calendar (`webcal:`) or to download it once. */
export function SubscribeLinks({ path, label, name }: Props) {
  const t = useTranslations('Screenings');
  const localizedPath = localePath(path, useLocale());
  const address = new URL(localizedPath, siteUrl()).href.replace(/^https?:/, 'webcal:');
  return (
    <p className="label flex flex-wrap gap-x-6 print:hidden">
      <a href={address} className={`inline-block py-1 ${textLinkStyle}`}>
        {label}
      </a>
      <a
        href={localizedPath}
        download
        aria-label={t('fileOf', { calendar: t('calendar.name', { name }) })}
        className={`inline-block py-1 ${textLinkStyle}`}
      >
        {t('file')}
      </a>
    </p>
  );
}
