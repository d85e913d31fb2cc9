import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { displayName } from '@/lib/i18n/intl-format';
import { formatMoney } from '@/lib/primitives/money/money';
import type { ShopConfig, Zone } from '@/lib/shop/pricing/shop-config';
import { useDeliveryTime } from './use-delivery-time';

/** Postage by weight and delivery time of each zone; renders nothing if nothing is sent. */
export function PostageTerms({ shopConfig }: { shopConfig: ShopConfig }) {
  const t = useTranslations('Shop');
  const { zones, currencies } = shopConfig;
  if (zones.length === 0) return null;
  return (
    <Section id="delivery" title={t('delivery')}>
      <div className="grid gap-10 md:grid-cols-2">
        {zones.map((zone) => (
          <ZoneTable key={zone.countries.join()} zone={zone} currencies={currencies} />
        ))}
      </div>
    </Section>
  );
}

type ZoneTableProps = { zone: Zone; currencies: ShopConfig['currencies'] };

function ZoneTable({ zone, currencies }: ZoneTableProps) {
  const t = useTranslations('Shop');
  const locale = useLocale();
  const formatTime = useDeliveryTime();
  const names = zone.countries.map((code) => displayName('region', code, locale));
  const format = (prices: Zone['freeFrom'] = {}) =>
    currencies.map((currency) => {
      const amount = prices[currency];
      return {
        currency,
        text: amount === undefined ? '' : formatMoney({ amount, currency }, locale),
      };
    });
  const free = format(zone.freeFrom).flatMap(({ text }) => text || []);
  return (
    <div>
      <h3 className="font-semibold">{new Intl.ListFormat(locale).format(names)}</h3>
      <p className="text-muted">{formatTime(zone)}</p>
      <table className="mt-3 w-full text-left tabular-nums">
        <thead className="text-muted text-sm">
          <tr>
            <th scope="col" className="py-1 pe-4 font-normal">
              {t('weight')}
            </th>
            {currencies.map((currency) => (
              <th key={currency} scope="col" className="py-1 text-right font-normal">
                {t('postageIn', { currency })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zone.rates.map(({ grams, price }) => (
            <tr key={grams} className="border-line border-t">
              <th scope="row" className="py-1.5 pe-4 font-normal">
                {t('upTo', {
                  weight: grams.toLocaleString(locale, { style: 'unit', unit: 'gram' }),
                })}
              </th>
              {format(price).map(({ currency, text }) => (
                <td key={currency} className="py-1.5 ps-4 text-right">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {free.length > 0 && <p className="mt-3">{t('freeFrom', { amount: free.join(' / ') })}</p>}
    </div>
  );
}
