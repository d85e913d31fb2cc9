import { useLocale, useMessages, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { LocalizedText } from '@/components/rich-text/localized-text';
import { kindLabel } from '@/lib/shop/articles/article';
import { lineTitle, type OrderOnPage } from '@/lib/shop/order-page/get-order-page';
import { documentPath } from '@/lib/shop/orders/order-links';
import { awaitedRelease } from '@/lib/shop/orders/order-status';
import { awaitedBack, type SplitLine } from '@/lib/shop/orders/split-lines';
import { goodsAtFullPrice } from '@/lib/shop/pricing/discounts';
import { createArticleLookup, formatReleaseDay } from '@/lib/shop/pricing/sellable-articles';
import { taxState } from '@/lib/shop/pricing/vat';
import { useOrderFormat } from './use-order-format';

/** `from`: the seller's country. */
type OrderLinesProps = { page: OrderOnPage; from: string };

/** The ordered lines, at the prices of the order. */
export function OrderLines({ page, from }: OrderLinesProps) {
  const { order, split } = page;
  const t = useTranslations('Order');
  const locale = useLocale();
  const kinds = useMessages().Shop.kindOf;
  const { money } = useOrderFormat(order.currency);
  const findArticle = createArticleLookup(locale);
  const isWaiting = awaitedRelease(order, findArticle) !== undefined;
  return (
    <Section id="lines" title={t('lines')}>
      <ul className="@container max-w-3xl">
        {split.map((one) => {
          const { id, article, kind, title, pieces, price } = one.line;
          const states = pieceStates(one);
          const preOrder = isWaiting ? findArticle(article)?.preOrder : undefined;
          const shownTitle = lineTitle({ article, title }, { order, locale, findArticle });
          return (
            <li
              key={id}
              className="grid @max-[14rem]:grid-cols-1 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-line border-b py-3 first:pt-0"
            >
              <span>
                <span className="label block text-muted empty:hidden">
                  {kindLabel(kind, shownTitle.text, kinds)}
                </span>
                <span className="font-semibold">
                  <LocalizedText value={shownTitle} />
                </span>
                <span className="block text-muted text-sm tabular-nums">
                  {t('pieces', { count: pieces, price: money(price) })}
                </span>
                {states.length > 0 && (
                  <span className="block text-sm">
                    {states.map(([name, count]) => t(`pieceStates.${name}`, { count })).join(' · ')}
                  </span>
                )}
                {preOrder && (
                  <span className="block text-sm">
                    {t('preOrder', { day: formatReleaseDay(preOrder, locale) })}
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

/**
 * The numbers of pieces of a line that were withdrawn, returned or refunded, or that the buyer still has to
 * send back.
 */
function pieceStates(split: SplitLine) {
  const counts = { ...split, awaited: awaitedBack(split) };
  const names = ['withdrawn', 'returned', 'awaited', 'refunded'] as const;
  return names.flatMap((name) => (counts[name] > 0 ? [[name, counts[name]] as const] : []));
}

/** `from`: the seller's country. */
type OrderSumsProps = {
  page: Pick<OrderOnPage, 'order' | 'account' | 'credits' | 'refunds'>;
  from: string;
};

/** The sums of an order with the VAT they contain, and its refunds with their dates. */
function OrderSums({ page: { order, account, credits, refunds }, from }: OrderSumsProps) {
  const t = useTranslations('Order');
  const { money, rate, dayOf } = useOrderFormat(order.currency);
  const sums = [
    { name: t('goods'), sum: goodsAtFullPrice(order.goods, order.discounts) },
    ...order.discounts.map(({ kind, label, amount }) => ({
      name: t('discount', { kind, label }),
      sum: -amount,
    })),
    ...(order.delivery === 'post' ? [{ name: t('postage'), sum: order.postage }] : []),
    ...(order.redeemed > 0 ? [{ name: t('redeemed'), sum: -order.redeemed }] : []),
  ];
  // A refund and its credit note are written at the same time.
  const creditAt = (at: string) => credits.find(({ issuedAt }) => issuedAt === at)?.name;
  const isRefunded = (at: string) => refunds.some((refund) => refund.at === at);
  const refundRows = [
    ...refunds.map((refund) => ({ name: 'refundedOn' as const, ...refund })),
    ...credits.flatMap(({ issuedAt: at, redeemed, total }) => [
      ...(redeemed > 0 ? [{ name: 'onVoucher' as const, at, amount: redeemed }] : []),
      ...(total > 0 && !isRefunded(at) ? [{ name: 'creditedOn' as const, at, amount: total }] : []),
    ]),
  ];
  return (
    <>
      <dl className="mt-4 max-w-3xl">
        {sums.map(({ name, sum }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 py-1">
            <dt>{name}</dt>
            <dd className="ml-auto tabular-nums">{money(sum)}</dd>
          </div>
        ))}
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-t-2 pt-3 font-semibold text-lg">
          <dt>{t('total', { tax: taxState(order.vat, { from, to: order.country }) })}</dt>
          <dd className="ml-auto tabular-nums">{money(order.total)}</dd>
        </div>
        {order.vat
          .filter(({ vat }) => vat > 0)
          .map((part) => (
            <div
              key={part.rate}
              className="flex flex-wrap justify-between gap-x-6 py-0.5 text-muted text-sm"
            >
              <dt>{t('vat', { rate: rate(part.rate) })}</dt>
              <dd className="ml-auto tabular-nums">{money(part.vat)}</dd>
            </div>
          ))}
        {account.open > 0 && account.received > 0 && (
          <div className="mt-2 flex flex-wrap justify-between gap-x-6 border-line border-t pt-2 font-semibold">
            <dt>{t('received')}</dt>
            <dd className="ml-auto tabular-nums">{money(-account.received)}</dd>
          </div>
        )}
        {refundRows.map(({ name, at, amount }) => (
          <div
            key={`${name} ${at}`}
            className="mt-2 flex flex-wrap justify-between gap-x-6 border-line border-t pt-2 font-semibold"
          >
            <dt>
              {t(name, { day: dayOf(at) })} <CreditLink token={order.token} name={creditAt(at)} />
            </dt>
            <dd className="ml-auto tabular-nums">{money(-amount)}</dd>
          </div>
        ))}
      </dl>
      {order.reverse_charge === 1 && (
        <p className="mt-2 max-w-3xl text-muted text-sm">{t('reverseCharge')}</p>
      )}
    </>
  );
}

/** The PDF of a credit note; nothing without one. */
function CreditLink({ token, name }: { token: string; name: string | undefined }) {
  const t = useTranslations('Order');
  if (!name) return null;
  return (
    <a
      href={documentPath(token, name)}
      rel="nofollow"
      className="ml-2 inline-block py-1 font-normal text-sm underline underline-offset-4"
    >
      {t('credit', { name })}
    </a>
  );
}
