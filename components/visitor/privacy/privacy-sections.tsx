import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Section } from '@/components/layout/section';
import { ExternalLink } from '@/components/navigation/external-link';
import { LocalizedText } from '@/components/rich-text/localized-text';
import { RichText } from '@/components/rich-text/rich-text';
import { useDateFormat } from '@/lib/i18n/use-date-format';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import type { Privacy } from '@/lib/visitor/privacy/get-privacy';

/** The data controller, and how to contact it. */
export function DataController({ privacy: { responsible, officer } }: { privacy: Privacy }) {
  const t = useTranslations('Privacy');
  if (!responsible) return null;
  return (
    <Section id="who" title={t('who')}>
      <PrivacyText>
        <p>{t('whoIs')}</p>
        <address className="not-italic">
          {[responsible.name, ...responsible.address].map((line) => (
            <span key={line.text} className="block">
              <LocalizedText value={line} />
            </span>
          ))}
          <MailLink email={responsible.email} />
        </address>
        {officer && (
          <p>
            {t('officer')} {officer.name}
            {officer.email && (
              <>
                , <MailLink email={officer.email} />
              </>
            )}
            {officer.phone && `, ${officer.phone}`}
          </p>
        )}
      </PrivacyText>
    </Section>
  );
}

function MailLink({ email }: { email: string }) {
  return (
    <a href={mailtoHref(email)} className="words-link wrap-anywhere">
      {email}
    </a>
  );
}

/** Text of the privacy page with a readable line length. */
export function PrivacyText({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-[58ch] space-y-[0.8em] md:text-lg md:leading-normal">{children}</div>
  );
}

/** Date of the last update of the privacy policy. */
export function PrivacyDate({ privacy: { updated } }: { privacy: Privacy }) {
  const t = useTranslations('Privacy');
  const formatDate = useDateFormat();
  if (!updated) return null;
  const day = new Date(`${updated}T00:00:00Z`);
  const date = formatDate(day, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="shell grid-12 mt-10 text-muted text-sm">
      <span className="col-span-12 lg:col-span-9 lg:col-start-4">{t('updated', { date })}</span>
    </p>
  );
}

/** Transfers of data to other countries, from the site content. */
export function Transfers({ privacy: { transfers } }: { privacy: Privacy }) {
  const t = useTranslations('Privacy');
  if (!transfers) return null;
  return (
    <Section id="abroad" title={t('abroad')}>
      <PrivacyText>
        <RichText value={transfers} />
      </PrivacyText>
    </Section>
  );
}

type Props = { privacy: Privacy; isAsking: boolean; isSelling: boolean };

/** Legal bases, the visitor's rights under the laws that apply to the site, and the supervisory authority. */
export function VisitorsRights({ privacy, isAsking, isSelling }: Props) {
  const t = useTranslations('Privacy');
  const { laws, responsible, authority } = privacy;
  if (laws.length === 0) return null;
  return (
    <Section id="rights" title={t('rights')}>
      <PrivacyText>
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
              <LocalizedText value={authority.name} />
            </ExternalLink>
          </p>
        )}
      </PrivacyText>
    </Section>
  );
}
