import { useLocale, useTranslations } from 'next-intl';
import { Fact } from '@/components/layout/fact';
import { TextLink } from '@/components/navigation/text-link';
import { LocalWords } from '@/components/rich-text/local-words';
import { displayName } from '@/lib/i18n/display-name';
import type { Article } from '@/lib/shop/articles/article';
import { termsPath } from '@/lib/shop/articles/terms-path';
import { homeZone } from '@/lib/shop/pricing/home-zone';
import { releaseDay } from '@/lib/shop/pricing/pre-order';
import { openShelf } from '@/lib/shop/pricing/shelf';
import type { ShopConfig, Zone } from '@/lib/shop/pricing/shop-config';

/** Delivery methods, times and terms of an article, the seller's country first. */
export function Delivery({ till, article }: { till: ShopConfig; article: Article }) {
  const t = useTranslations('Shop');
  const locale = useLocale();
  const { zones, payment, terms } = till;
  const { preOrder } = openShelf(locale)(article.slug) ?? {};
  const home = homeZone(till);
  const others = zones.filter((zone) => zone !== home);
  const isAhead = preOrder !== undefined;
  const isSent = article.kind !== 'voucher';
  return (
    <dl className="mt-6 border-line border-b text-sm">
      {preOrder && (
        <Fact name={t('released')}>{t('releasedOn', { day: releaseDay(preOrder, locale) })}</Fact>
      )}
      <Fact name={t('delivery')}>
        {isSent ? (
          <>
            {home && <ZoneLine zone={home} isAhead={isAhead} />}
            {others.length > 0 && (
              <details>
                <summary className="cursor-pointer py-1 underline underline-offset-4">
                  {t('otherCountries')}
                </summary>
                <ul className="mt-1 grid gap-1">
                  {others.map((zone) => (
                    <li key={zone.countries.join()}>
                      <ZoneLine zone={zone} isAhead={isAhead} />
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
      <Fact name={t('collection')} show={isSent && payment.collection !== undefined}>
        {payment.collection && <LocalWords value={payment.collection.place} />}
      </Fact>
      <Fact name={t('terms')} show={terms !== undefined}>
        <TextLink href={termsPath}>{t('toTerms')}</TextLink>
      </Fact>
    </dl>
  );
}

/** `isAhead`: the days count from the release. */
type ZoneProps = { zone: Zone; isAhead: boolean };

function ZoneLine({ zone: { countries, days }, isAhead }: ZoneProps) {
  const t = useTranslations('Shop');
  const locale = useLocale();
  const [from, to] = days;
  const names = countries.map((code) => displayName('region', code, locale));
  const time = from === to ? t('day', { count: to }) : t('days', { from, to });
  return (
    <>
      {new Intl.ListFormat(locale).format(names)}
      <span className="text-muted"> {isAhead ? t('ahead', { time }) : time}</span>
    </>
  );
}
