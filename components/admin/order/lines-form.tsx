import type { CheckedLines } from '@/lib/admin/orders/lines-form';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/primitives/money/money';
import { listArticles } from '@/lib/shop/articles/get-articles';
import { maxPieces } from '@/lib/shop/cart/cart';
import type { PlannedCorrection } from '@/lib/shop/commands/plan-correction';
import type { Order } from '@/lib/shop/orders/order';
import { CommandForm, Field, SelectField } from '../admin-form';
import type { AdminTranslator } from '../admin-translator';

type Props = {
  t: AdminTranslator;
  locale: Locale;
  order: Order;
  /** Formats the kind of an article (`getArticleKindFormatter`), since titles alone do not distinguish them. */
  kindName: (kind: string) => string;
  checked: CheckedLines | undefined;
};

/** Articles that can be added at a time. */
const addedRows = 2;

/**
 * Correction of an order's lines in two steps, without script: the first submit shows the new lines and sums, or why
 * they are refused; the second corrects the order.
 */
export function LinesForm({ t, locale, order, kindName, checked }: Props) {
  const page = `/desk/orders/${order.id}`;
  return (
    <details id="lines" open={checked !== undefined}>
      <summary>{t('actions.lines')}</summary>
      {checked?.planned ? (
        <>
          <p>{t('order.linesCheck')}</p>
          <CorrectionSums {...{ t, locale, order, kindName }} planned={checked.planned} />
          <CommandForm
            command="order-lines"
            fields={{ orderId: order.id, ...checked.typed }}
            button={t('actions.lines')}
          />
          <p className="links">
            <a href={`${page}?${new URLSearchParams({ lines: 'edit', ...checked.typed })}#lines`}>
              {t('actions.editLines')}
            </a>
          </p>
        </>
      ) : (
        <>
          <p className="small">{t('order.linesWords')}</p>
          <form action={`${page}#lines`} className="act">
            <input type="hidden" name="lines" value="check" />
            <input
              type="hidden"
              name="seen"
              value={checked?.typed.seen ?? order.corrected_at ?? ''}
            />
            {checked?.refusal && (
              <p role="alert" className="notice error">
                {t(`refusals.${checked.refusal}`)}
              </p>
            )}
            <LineRows {...{ t, locale, order, kindName, checked }} />
            <button type="submit">{t('actions.checkLines')}</button>
          </form>
        </>
      )}
    </details>
  );
}

function LineRows({ t, locale, order, kindName, checked }: Props) {
  const { lines, currency } = order;
  const typed = checked?.typed ?? {};
  const added = Array.from({ length: addedRows }, (_, at) => lines.length + at);
  const options = listArticles(locale).flatMap(({ slug, title, kind, isOnSale, prices }) => {
    const price = prices.find((one) => one.currency === currency);
    const isOrdered = lines.some(({ article }) => article === slug);
    if (!isOnSale || !price || isOrdered) return [];
    return [[slug, `${title.text}, ${kindName(kind)}, ${formatMoney(price, locale)}`] as const];
  });
  const pieceField = (row: number, pieces: number) => (
    <Field
      label={t('order.linePieces')}
      name={`pieces-${row}`}
      type="number"
      min={0}
      max={maxPieces}
      defaultValue={typed[`pieces-${row}`] ?? pieces}
      autoComplete="off"
    />
  );
  return (
    <>
      {lines.map(({ article, title, kind, pieces }, row) => (
        <fieldset key={article} className="act">
          <legend>
            {title} <small>{kindName(kind)}</small>
          </legend>
          <input type="hidden" name={`article-${row}`} value={article} />
          {pieceField(row, pieces)}
        </fieldset>
      ))}
      {added.map((row) => (
        <fieldset key={row} className="act">
          <legend>{t('order.lineAdded')}</legend>
          <SelectField
            label={t('order.lineArticle')}
            name={`article-${row}`}
            defaultValue={typed[`article-${row}`] ?? ''}
            options={[['', t('order.noArticle')], ...options]}
          />
          {pieceField(row, 1)}
        </fieldset>
      ))}
    </>
  );
}

type SumsProps = Omit<Props, 'checked'> & { planned: PlannedCorrection };

/** The changed lines, and the sums of the order with them. */
function CorrectionSums({ t, locale, order, kindName, planned }: SumsProps) {
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
