import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { hasLists } from '@/lib/builds/build-constants';
import { displayName } from '@/lib/i18n/intl-format';
import { capitalise } from '@/lib/primitives/text/grammar';
import { retentionYears } from '@/lib/shop/orders/book-dates';
import { getShopConfig, offersCardPayment } from '@/lib/shop/pricing/get-shop-config';
import type { Privacy } from '@/lib/visitor/privacy/get-privacy';
import { listStored } from '@/lib/visitor/privacy/list-stored';
import { DeleteStoredButton } from './delete-stored-button';
import { PrivacyText } from './privacy-sections';

/** Everything that the site stores in the browser: purpose, duration, and a delete button. */
export function StoredItems() {
  const t = useTranslations('StoredData');
  const stored = listStored(getShopConfig(useLocale()));
  return (
    <ul>
      {stored.map((one) => {
        const { name, key, where } = one;
        const itemName = t(`things.${name}.name`);
        return (
          <li
            key={name}
            className="grid gap-x-8 gap-y-2 border-line border-t py-5 first:border-t-0 first:pt-0 md:grid-cols-[minmax(0,1fr)_16rem]"
          >
            <div>
              <h3 className="display-3">{capitalise(itemName)}</h3>
              <p className="mt-1 max-w-[56ch] text-lg leading-snug">{t(`things.${name}.why`)}</p>
              <p className="mt-2 text-muted text-sm">
                {t('key')} <code className="wrap-anywhere">{key}</code>
              </p>
            </div>
            <div className="md:text-right">
              <p className="label pt-1.5">{t(`where.${'lasts' in one ? one.lasts : where}`)}</p>
              <DeleteStoredButton
                name={name}
                messages={{
                  none: t('none'),
                  unreadable: t('unreadable'),
                  forget: t('forget'),
                  label: t('forgetThing', { thing: itemName }),
                  forgotten: t('forgotten'),
                  refused: t('refused'),
                }}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The data of an order: who sees it and how long it is stored. Nothing if the site has no shop. */
export function StoredOrders() {
  const t = useTranslations('Privacy');
  const locale = useLocale();
  if (!getShopConfig(locale)) return null;
  return (
    <Section id="orders" title={t('orders.title')}>
      <PrivacyText>
        <p>{t('orders.what')}</p>
        <p>
          {t('orders.who')} {offersCardPayment(locale) && t('orders.whoCards')}
        </p>
        <p>{t('orders.long', { years: retentionYears })}</p>
        <p>{t('orders.short')}</p>
      </PrivacyText>
    </Section>
  );
}

/** Hosting and server logs: what the program logs, and what the site content says about the rest. */
export function ServerLogs({ privacy: { hosting, logs } }: { privacy: Privacy }) {
  const t = useTranslations('Privacy');
  const locale = useLocale();
  const country = hosting?.country && displayName('region', hosting.country, locale);
  return (
    <Section id="server" title={t('server')}>
      <PrivacyText>
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
      </PrivacyText>
    </Section>
  );
}
