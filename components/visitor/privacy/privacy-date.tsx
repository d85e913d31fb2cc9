import { useFormatter, useTranslations } from 'next-intl';
import type { Privacy } from '@/lib/visitor/privacy/get-privacy';

/** Date of the last update of the privacy policy. */
export function PrivacyDate({ privacy: { updated } }: { privacy: Privacy }) {
  const t = useTranslations('Privacy');
  const { dateTime } = useFormatter();
  if (!updated) return null;
  const day = new Date(`${updated}T00:00:00Z`);
  const date = dateTime(day, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="shell grid-12 mt-10 text-muted text-sm">
      <span className="col-span-12 lg:col-span-9 lg:col-start-4">{t('updated', { date })}</span>
    </p>
  );
}
