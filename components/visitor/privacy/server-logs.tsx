import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { hasLists } from '@/lib/builds/switches';
import { displayName } from '@/lib/i18n/display-name';
import type { Privacy } from '@/lib/visitor/privacy/get-privacy';
import { PrivacyWords } from './privacy-words';

/** Hosting and server logs: what the program logs, and what the site content says about the rest. */
export function ServerLogs({ privacy: { hosting, logs } }: { privacy: Privacy }) {
  const t = useTranslations('Privacy');
  const locale = useLocale();
  const country = hosting?.country && displayName('region', hosting.country, locale);
  return (
    <Section id="server" title={t('server')}>
      <PrivacyWords>
        {hosting && (
          <p>
            {country
              ? t('hostedIn', { name: hosting.name.text, country })
              : t('hosted', { name: hosting.name.text })}
          </p>
        )}
        <p>{t('answering')}</p>
        {hasLists && <p>{t('lists')}</p>}
        <p>{t('errors')}</p>
        {logs && (
          <p>
            {t(`visits.${logs.visits}`)} {logs.addresses && `${t('addresses')} `}
            {t('days', { days: logs.days })}
          </p>
        )}
      </PrivacyWords>
    </Section>
  );
}
