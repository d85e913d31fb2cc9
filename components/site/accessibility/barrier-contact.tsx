import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { ExternalLink } from '@/components/navigation/external-link';
import { textLinkStyle } from '@/components/navigation/text-link';
import { LocalWords } from '@/components/rich-text/local-words';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import { getSite } from '@/lib/site/get-site';

/** Contact for accessibility problems: from the site content, or else the imprint's e-mail; nothing if both are missing. */
export function BarrierContact() {
  const t = useTranslations('Access.contact');
  const { accessibility, imprint } = getSite(useLocale());
  const { name, email, phone } = accessibility?.contact ?? { email: imprint?.email };
  const body = accessibility?.body;
  if (!email && !phone && !body) return null;
  return (
    <Section id="contact" title={t('title')}>
      <div className="wrap-anywhere grid max-w-[64ch] gap-y-3 text-lg leading-snug">
        {(email || phone) && <p>{t('intro')}</p>}
        {name && <p className="font-bold">{name}</p>}
        {email && (
          <p>
            <a href={mailtoHref(email, t('subject'))} className={textLinkStyle}>
              {email}
            </a>
          </p>
        )}
        {phone && (
          <p>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={textLinkStyle}>
              {phone}
            </a>
          </p>
        )}
        {body && (
          <p>
            {t('body')}{' '}
            {body.url ? (
              <ExternalLink href={body.url}>
                <LocalWords value={body.name} />
              </ExternalLink>
            ) : (
              <LocalWords value={body.name} />
            )}
          </p>
        )}
      </div>
    </Section>
  );
}
