import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { ExternalLink } from '@/components/navigation/external-link';
import { LocalWords } from '@/components/rich-text/local-words';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import type { Privacy } from '@/lib/visitor/privacy/get-privacy';
import { PrivacyWords } from './privacy-words';

type Props = { privacy: Privacy; isAsking: boolean; isSelling: boolean };

/** Legal bases, the visitor's rights under the laws that apply to the site, and the supervisory authority. */
export function VisitorsRights({ privacy, isAsking, isSelling }: Props) {
  const t = useTranslations('Privacy');
  const { laws, responsible, authority } = privacy;
  if (laws.length === 0) return null;
  return (
    <Section id="rights" title={t('rights')}>
      <PrivacyWords>
        {laws.includes('gdpr') && (
          <p>
            {t('bases.gdpr')} {isAsking && t('bases.gdprConsent')}{' '}
            {isSelling && t('bases.gdprOrders')}
          </p>
        )}
        {laws.map((law) => (
          <p key={law}>{t(`laws.${law}`)}</p>
        ))}
        <p>
          {t(isSelling ? 'unnamedButBuyers' : 'unnamed')}{' '}
          {responsible && (
            <>
              {t('write')}{' '}
              <a
                href={mailtoHref(responsible.email)}
                className="wrap-anywhere underline underline-offset-4"
              >
                {responsible.email}
              </a>
              .
            </>
          )}
        </p>
        {authority && (
          <p>
            {t('authority')}{' '}
            <ExternalLink href={authority.url}>
              <LocalWords value={authority.name} />
            </ExternalLink>
          </p>
        )}
      </PrivacyWords>
    </Section>
  );
}
