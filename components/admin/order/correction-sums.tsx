import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/primitives/money/money';
import type { PlannedCorrection } from '@/lib/shop/commands/plan-correction';
import type { Order } from '@/lib/shop/orders/order';
import type { AdminTranslator } from '../admin-translator';

type Props = {
  t: AdminTranslator;
  locale: Locale;
  order: Order;
  /** Formats the kind of an article (`getArticleKindFormatter`). */
  kindName: (kind: string) => string;
  planned: PlannedCorrection;
};

/** The changed lines, and the sums of the order with them. */
export function CorrectionSums({ t, locale, order, kindName, planned }: Props) {
  const money = (amount: number) => formatMoney({ amount, currency: order.currency }, locale);
  const { quote, changes, redeemed, total, received, open, toPayBack } = planned;
  const restored = order.redeemed - redeemed;
  const row = (label: string, amount: number): [string, number][] =>
    amount ? [[label, amount]] : [];
  const rows: [string, number][] = [
    ...quote.lines.map(({ title, kind, pieces, price }): [string, number] => [
      `${pieces} × ${title}, ${kindName(kind)}`,
      pieces * price,
    ]),
    ...quote.discounts.map(({ label, amount }): [string, number] => [label, -amount]),
    ...(order.delivery === 'post'
      ? [[t('order.postage'), quote.postage] satisfies [string, number]]
      : []),
    ...row(t('order.redeemed'), -redeemed),
    [t('order.total'), total],
    ...row(t('order.received'), received),
    ...row(t('order.open'), open),
    ...row(t('order.toPayBack'), toPayBack),
    ...row(t('order.onVouchers'), restored),
  ];
  return (
    <>
      <ul className="plain">
        {changes.map((change) => (
          <li key={change.article}>{t('log.detail.corrected', change)}</li>
        ))}
      </ul>
      <dl className="sums">
        {rows.map(([label, amount], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same title and sum; rows do not move
          <div key={at} className={label === t('order.total') ? 'total' : undefined}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
