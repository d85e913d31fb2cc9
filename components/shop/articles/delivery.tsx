import { useLocale, useTranslations } from 'next-intl';
import { Fact } from '@/components/layout/fact';
import { TextLink } from '@/components/navigation/links';
import { LocalizedText } from '@/components/rich-text/localized-text';
import { displayName } from '@/lib/i18n/intl-format';
import { type Article, termsPath } from '@/lib/shop/articles/article';
import { homeZone } from '@/lib/shop/pricing/compute-quote';
import { createArticleLookup, formatReleaseDay } from '@/lib/shop/pricing/sellable-articles';
import type { ShopConfig, Zone } from '@/lib/shop/pricing/shop-config';

/** Delivery methods, times and terms of an article, the seller's country first. */
export function Delivery({ shopConfig, article }: { shopConfig: ShopConfig; article: Article }) {
  const t = useTranslations('Shop');
  const locale = useLocale();
  const { zones, payment } = shopConfig;
  const { preOrder } = createArticleLookup(locale)(article.slug) ?? {};
  const home = homeZone(shopConfig);
  const others = zones.filter((zone) => zone !== home);
  const isPreOrder = preOrder !== undefined;
  const isShipped = article.kind !== 'voucher';
  return (
    <dl className="mt-6 border-line border-b text-sm">
      {preOrder && (
        <Fact name={t('released')}>
          {t('releasedOn', { day: formatReleaseDay(preOrder, locale) })}
        </Fact>
      )}
      <Fact name={t('delivery')}>
        {isShipped ? (
          <>
            {home && <ZoneLine zone={home} isPreOrder={isPreOrder} />}
            {others.length > 0 && (
              <details>
                <summary className="cursor-pointer py-1 underline underline-offset-4">
                  {t('otherCountries')}
                </summary>
                <ul className="mt-1 grid gap-1">
                  {others.map((zone) => (
                    <li key={zone.countries.join()}>
                      <ZoneLine zone={zone} isPreOrder={isPreOrder} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </>
        ) : (
          t('byMail')
        )}
      </Fact>
      <Fact name={t('collection')} show={isShipped && payment.collection !== undefined}>
        {payment.collection && <LocalizedText value={payment.collection.place} />}
      </Fact>
      <Fact name={t('terms')}>
        <TextLink href={termsPath}>{t('toTerms')}</TextLink>
      </Fact>
    </dl>
  );
}

/** `isPreOrder`: the days count from the release. */
type ZoneProps = { zone: Zone; isPreOrder: boolean };

function ZoneLine({ zone: { countries, days }, isPreOrder }: ZoneProps) {
  const t = useTranslations('Shop');
  const locale = useLocale();
  const [from, to] = days;
  const names = countries.map((code) => displayName('region', code, locale));
  const time = from === to ? t('day', { count: to }) : t('days', { from, to });
  return (
    <>
      {new Intl.ListFormat(locale).format(names)}
      <span className="text-muted"> {isPreOrder ? t('ahead', { time }) : time}</span>
    </>
  );
}
