import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { LocalWords } from '@/components/rich-text/local-words';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import type { Privacy } from '@/lib/visitor/privacy/get-privacy';
import { PrivacyWords } from './privacy-words';

/** The data controller, and how to contact it. */
export function Responsible({ privacy: { responsible, officer } }: { privacy: Privacy }) {
  const t = useTranslations('Privacy');
  if (!responsible) return null;
  return (
    <Section id="who" title={t('who')}>
      <PrivacyWords>
        <p>{t('whoIs')}</p>
        <address className="not-italic">
          {[responsible.name, ...responsible.address].map((line) => (
            <span key={line.text} className="block">
              <LocalWords value={line} />
            </span>
          ))}
          <Letter email={responsible.email} />
        </address>
        {officer && (
          <p>
            {t('officer')} {officer.name}
            {officer.email && (
              <>
                , <Letter email={officer.email} />
              </>
            )}
            {officer.phone && `, ${officer.phone}`}
          </p>
        )}
      </PrivacyWords>
    </Section>
  );
}

function Letter({ email }: { email: string }) {
  return (
    <a href={mailtoHref(email)} className="words-link wrap-anywhere">
      {email}
    </a>
  );
}
