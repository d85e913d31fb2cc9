import type { CheckedLines } from '@/lib/admin/orders/lines-form';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/primitives/money/money';
import { listArticles } from '@/lib/shop/articles/get-articles';
import { maxPieces } from '@/lib/shop/cart/cart';
import type { Order } from '@/lib/shop/orders/order';
import { CommandForm, Field, SelectField } from '../admin-form';
import type { AdminTranslator } from '../admin-translator';
import { CorrectionSums } from './correction-sums';

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
            fields={{
              orderId: order.id,
              shownTotal: String(checked.planned.quote.total),
              ...checked.typed,
            }}
            button={t('actions.saveLines')}
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
