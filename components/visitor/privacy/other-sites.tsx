import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Section } from '@/components/layout/section';
import { ExternalLink } from '@/components/navigation/external-link';
import { displayName } from '@/lib/i18n/display-name';
import { choicesId } from '@/lib/security/consent/choices-id';
import { cardPage } from '@/lib/security/hosts';
import { cardRules } from '@/lib/security/links';
import { leadsToCards } from '@/lib/shop/pricing/leads-to-cards';
import type { Asked } from '@/lib/visitor/privacy/list-asked';
import { listStoreHosts } from '@/lib/visitor/privacy/list-store-hosts';
import { PrivacyWords } from './privacy-words';
import { useAskedWords } from './use-asked-words';

/** Third-party origins that pages may request: when, what they learn, and how to change the consent. */
export function OtherSites({ asked }: { asked: Asked[] }) {
  const t = useTranslations('Privacy');
  const c = useTranslations('Choices');
  const locale = useLocale();
  const words = useAskedWords(locale);
  const stores = listStoreHosts();
  const hasCards = leadsToCards(locale);
  const hosts = new Intl.ListFormat(locale, { type: 'conjunction' }).format(stores);
  return (
    <Section id="hosts" title={t('others')}>
      {asked.length + stores.length === 0 && (
        <PrivacyWords>
          <p>{t('nobody')}</p>
        </PrivacyWords>
      )}
      {stores.length > 0 && (
        <OtherSite title={t('stores')} hosts={c('hosts', { hosts })}>
          {t('storesWhat')}
        </OtherSite>
      )}
      {hasCards && <CardSite />}
      {asked.length > 0 && (
        <>
          <PrivacyWords>
            <p className={hasCards || stores.length > 0 ? 'mt-8' : ''}>{t('onlyAfter')}</p>
          </PrivacyWords>
          <ul className="mt-6">
            {asked.map((one) => {
              const { title, what, hosts } = words(one);
              return (
                <li key={one.party}>
                  <OtherSite title={title} hosts={hosts}>
                    {what} {one.platform && t('platform', { host: one.platform })}
                    {one.rules && (
                      <span className="mt-2 block">
                        <ExternalLink href={one.rules}>
                          {t('rules', { name: one.name ?? '' })}
                        </ExternalLink>
                      </span>
                    )}
                  </OtherSite>
                </li>
              );
            })}
          </ul>
          <button
            type="button"
            popoverTarget={choicesId}
            className="label mt-6 inline-flex min-h-12 cursor-pointer items-center border-2 border-ink px-5 hover:bg-ink hover:text-paper noscript:hidden"
          >
            {t('open')}
          </button>
        </>
      )}
    </Section>
  );
}

/** Card payments: no page requests this site, but the checkout redirects the buyer to it. */
function CardSite() {
  const t = useTranslations('Privacy');
  const c = useTranslations('Choices');
  const locale = useLocale();
  const { name, operator, countries, host } = cardPage;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const where = list.format(countries.map((code) => displayName('region', code, locale)));
  return (
    <OtherSite title={t('cards', { name })} hosts={c('hosts', { hosts: host })}>
      {t('cardsWhat', { whom: `${operator} (${where})` })}
      <span className="mt-2 block">
        <ExternalLink href={cardRules}>{t('rules', { name })}</ExternalLink>
      </span>
    </OtherSite>
  );
}

type Props = { title: string; hosts: string; children: ReactNode };

/** A third party: its purpose, what it learns, and its hosts. */
function OtherSite({ title, hosts, children }: Props) {
  return (
    <div className="border-line border-t py-5">
      <h3 className="display-3">{title}</h3>
      <p className="mt-1 max-w-[58ch] text-lg leading-snug">{children}</p>
      {hosts && <p className="wrap-anywhere mt-2 max-w-[80ch] text-muted text-sm">{hosts}</p>}
    </div>
  );
}
