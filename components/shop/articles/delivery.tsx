import { useLocale, useTranslations } from 'next-intl';
import { Fact } from '@/components/layout/fact';
import { TextLink } from '@/components/navigation/links';
import { LocalizedText } from '@/components/rich-text/localized-text';
import { type Article, termsPath } from '@/lib/shop/articles/article';
import { type Destination, listDestinations } from '@/lib/shop/pricing/destination';
import { findPostage } from '@/lib/shop/pricing/postage';
import { createArticleLookup, formatReleaseDay } from '@/lib/shop/pricing/sellable-articles';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { DeliveryByCountry } from './delivery-by-country';
import { Prices } from './price-and-stock';
import { useDeliveryTime } from './use-delivery-time';

/** Postage and delivery time of an article by country, the collection point, and a link to the terms. */
export function Delivery({ shopConfig, article }: { shopConfig: ShopConfig; article: Article }) {
  const t = useTranslations('Shop');
  const locale = useLocale();
  const { collection } = shopConfig.payment;
  const { preOrder } = createArticleLookup(locale)(article.slug) ?? {};
  const formatTime = useDeliveryTime();
  const isShipped = article.kind !== 'voucher';
  const time = ({ zone }: Destination) =>
    preOrder ? t('ahead', { time: formatTime(zone) }) : formatTime(zone);
  const [first, ...others] = listDestinations(shopConfig, locale).map((destination) => ({
    ...{ country: destination.country, name: destination.name, time: time(destination) },
    postage: <Postage article={article} zone={destination.zone} />,
  }));
  return (
    <dl className="mt-6 border-line border-b text-sm">
      {preOrder && (
        <Fact name={t('released')}>
          {t('releasedOn', { day: formatReleaseDay(preOrder, locale) })}
        </Fact>
      )}
      <Fact name={t('delivery')} show={!isShipped || first !== undefined}>
        {isShipped && first ? (
          <DeliveryByCountry
            lines={[first, ...others]}
            messages={{
              others: t('otherCountries'),
              country: t('country'),
              postage: t('postageFor'),
              time: t('deliveryTime'),
            }}
          />
        ) : (
          t('byMail')
        )}
      </Fact>
      <Fact name={t('collection')} show={isShipped && collection !== undefined}>
        {collection && <LocalizedText value={collection.place} />}
      </Fact>
      <Fact name={t('terms')}>
        <TextLink href={termsPath}>{t('toTerms')}</TextLink>
      </Fact>
    </dl>
  );
}

type PostageProps = { article: Article } & Pick<Destination, 'zone'>;

/** The postage of one piece in each currency it is sold in. */
function Postage({ article: { prices, weight }, zone }: PostageProps) {
  const t = useTranslations('Shop');
  const postage = prices.flatMap(({ amount: worth, currency }) => {
    const amount = findPostage(zone, { grams: weight, worth, currency });
    return amount === undefined ? [] : [{ amount, currency }];
  });
  if (postage.length === 0) return t('tooHeavy');
  return postage.every(({ amount }) => amount === 0) ? (
    t('freePostage')
  ) : (
    <Prices prices={postage} />
  );
}
