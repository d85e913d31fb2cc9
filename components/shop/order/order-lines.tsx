import { useLocale, useMessages, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { LocalWords } from '@/components/rich-text/local-words';
import { kindBeside } from '@/lib/shop/articles/kind-beside';
import type { OrderOnPage } from '@/lib/shop/order-page/get-order-page';
import { lineTitle } from '@/lib/shop/order-page/line-title';
import { waitsFor } from '@/lib/shop/orders/waits-for';
import { releaseDay } from '@/lib/shop/pricing/pre-order';
import { openShelf } from '@/lib/shop/pricing/shelf';
import { OrderSums } from './order-sums';
import { useOrderWords } from './use-order-words';

/** `from`: the seller's country. */
type Props = { page: OrderOnPage; from: string };

/** The ordered lines, at the prices of the order. */
export function OrderLines({ page, from }: Props) {
  const { order } = page;
  const t = useTranslations('Order');
  const locale = useLocale();
  const kinds = useMessages().Shop.kindOf;
  const { money } = useOrderWords(order.currency);
  const shelf = openShelf(locale);
  const isWaiting = waitsFor(order, shelf) !== undefined;
  return (
    <Section id="lines" title={t('lines')}>
      <ul className="@container max-w-3xl">
        {order.lines.map(({ id, article, kind, title, pieces, price }) => {
          const preOrder = isWaiting ? shelf(article)?.preOrder : undefined;
          const called = lineTitle({ article, title }, { order, locale, shelf });
          return (
            <li
              key={id}
              className="grid @max-[14rem]:grid-cols-1 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-line border-b py-3 first:pt-0"
            >
              <span>
                <span className="label block text-muted empty:hidden">
                  {kindBeside(kind, called.text, kinds)}
                </span>
                <span className="font-semibold">
                  <LocalWords value={called} />
                </span>
                <span className="block text-muted text-sm tabular-nums">
                  {t('pieces', { count: pieces, price: money(price) })}
                </span>
                {preOrder && (
                  <span className="block text-sm">
                    {t('preOrder', { day: releaseDay(preOrder, locale) })}
                  </span>
                )}
              </span>
              <span className="font-semibold tabular-nums">{money(price * pieces)}</span>
            </li>
          );
        })}
      </ul>
      <OrderSums page={page} from={from} />
    </Section>
  );
}
