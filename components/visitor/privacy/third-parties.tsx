import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Section } from '@/components/layout/section';
import { ExternalLink } from '@/components/navigation/external-link';
import { displayName, formatList } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import { choicesId } from '@/lib/security/consent/choices-id';
import { cardPage } from '@/lib/security/hosts';
import { cardRules } from '@/lib/security/links';
import { offersCardPayment } from '@/lib/shop/pricing/get-shop-config';
import { listMediaHosts, type ThirdParty } from '@/lib/visitor/privacy/third-parties';
import { PrivacyText } from './privacy-sections';

/** Third-party origins that pages may request: when, what they learn, and how to change the consent. */
export function ThirdPartySection({ thirdParties }: { thirdParties: ThirdParty[] }) {
  const t = useTranslations('Privacy');
  const c = useTranslations('Consent');
  const locale = useLocale();
  const messages = useThirdPartyTexts(locale);
  const stores = listMediaHosts();
  const hasCards = offersCardPayment(locale);
  const hosts = new Intl.ListFormat(locale, { type: 'conjunction' }).format(stores);
  return (
    <Section id="hosts" title={t('others')}>
      {thirdParties.length + stores.length === 0 && (
        <PrivacyText>
          <p>{t('nobody')}</p>
        </PrivacyText>
      )}
      {stores.length > 0 && (
        <ThirdPartyEntry title={t('stores')} hosts={c('hosts', { hosts })}>
          {t('storesWhat')}
        </ThirdPartyEntry>
      )}
      {hasCards && <CardPaymentEntry />}
      {thirdParties.length > 0 && (
        <>
          <PrivacyText>
            <p className={hasCards || stores.length > 0 ? 'mt-8' : ''}>{t('onlyAfter')}</p>
          </PrivacyText>
          <ul className="mt-6">
            {thirdParties.map((one) => {
              const { title, what, hosts } = messages(one);
              return (
                <li key={one.party}>
                  <ThirdPartyEntry title={title} hosts={hosts}>
                    {what} {one.platform && t('platform', { host: one.platform })}
                    {one.rules && (
                      <span className="mt-2 block">
                        <ExternalLink href={one.rules}>
                          {t('rules', { name: one.name ?? '' })}
                        </ExternalLink>
                      </span>
                    )}
                  </ThirdPartyEntry>
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

/** Card payments: no page requests the payment provider, but the checkout redirects the buyer to its site. */
function CardPaymentEntry() {
  const t = useTranslations('Privacy');
  const c = useTranslations('Consent');
  const locale = useLocale();
  const { name, operator, countries, host } = cardPage;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const where = list.format(countries.map((code) => displayName('region', code, locale)));
  return (
    <ThirdPartyEntry title={t('cards', { name })} hosts={c('hosts', { hosts: host })}>
      {t('cardsWhat', { whom: `${operator} (${where})` })}
      <span className="mt-2 block">
        <ExternalLink href={cardRules}>{t('rules', { name })}</ExternalLink>
      </span>
    </ThirdPartyEntry>
  );
}

type Props = { title: string; hosts: string; children: ReactNode };

/** A third party: its purpose, what it learns, and its hosts. */
function ThirdPartyEntry({ title, hosts, children }: Props) {
  return (
    <div className="border-line border-t py-5">
      <h3 className="display-3">{title}</h3>
      <p className="mt-1 max-w-[58ch] text-lg leading-snug">{children}</p>
      {hosts && <p className="wrap-anywhere mt-2 max-w-[80ch] text-muted text-sm">{hosts}</p>}
    </div>
  );
}

/** Texts about a third party that needs consent, shared by the consent dialog and the privacy page. */
export function useThirdPartyTexts(locale: Locale) {
  const t = useTranslations('Consent');
  const list = (words: string[]) => formatList(words, locale);
  return ({ name, operators, countries, hosts, isOpen }: ThirdParty) => {
    const operatorNames = list(operators);
    const where = list(countries.map((code) => displayName('region', code, locale)));
    const operatorText = operatorNames && where ? `${operatorNames} (${where})` : operatorNames;
    const title = name ? t('film', { name }) : t('ads');
    const what = name
      ? t('filmWhat', { whom: operatorText })
      : t('adsWhat', { whom: operatorText || list(hosts) });
    const hostList = hosts.length > 0 ? t('hosts', { hosts: list(hosts) }) : '';
    return {
      title,
      what,
      hosts: isOpen && hostList ? t('hostsAndOthers', { hosts: hostList }) : hostList,
    };
  };
}
