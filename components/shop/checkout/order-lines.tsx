import { useMessages } from 'next-intl';
import { LocaleLink } from '@/components/navigation/locale-link';
import { moneyWords } from '@/lib/primitives/money/money-words';
import { kindBeside } from '@/lib/shop/articles/kind-beside';
import { mostPieces } from '@/lib/shop/cart/cart';
import { piecesField } from '@/lib/shop/checkout/field-error-place';
import { sayFault } from '@/lib/shop/checkout/format-field-error';
import { releaseDay } from '@/lib/shop/pricing/pre-order';
import { openShelf } from '@/lib/shop/pricing/shelf';
import type { CheckoutView } from './checkout-view';
import { faultId, fieldId } from './field-ids';
import { FieldNote } from './field-note';

/** The ordered lines, with editable numbers of pieces. */
export function OrderLines({ view }: { view: CheckoutView }) {
  const { form, locale, t } = view;
  const shelf = openShelf(locale);
  const heavy = view.faults.find(({ kind }) => kind === 'too-heavy');
  const kinds = useMessages().Shop.kindOf;
  const say = (amount: number) => moneyWords({ amount, currency: form.currency }, locale);
  return (
    <>
      <ul id={fieldId('pieces')} tabIndex={-1} className="@container">
        {form.lines.map(({ article, pieces, typed }) => {
          const { title = article, kind = '', prices, preOrder } = shelf(article) ?? {};
          const medium = kindBeside(kind, title, kinds);
          const price = prices?.[form.currency] ?? 0;
          const field = piecesField(article);
          const isWrong = typed !== undefined;
          const told = [
            ...(isWrong ? [faultId(field)] : []),
            ...(heavy ? [faultId('pieces')] : []),
          ];
          return (
            <li
              key={article}
              data-field={field}
              className="grid @max-[16rem]:grid-cols-1 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 border-line border-b py-3"
            >
              <div className="min-w-0">
                {medium && <p className="label text-muted">{medium}</p>}
                <LocaleLink
                  href={`/shop/${article}`}
                  className="font-bold leading-tight underline-offset-4 hover:underline"
                >
                  {title}
                </LocaleLink>
                <p className="text-muted text-sm">{t('each', { price: say(price) })}</p>
                {preOrder && (
                  <p className="text-sm">{t('ahead', { day: releaseDay(preOrder, locale) })}</p>
                )}
              </div>
              <div className="flex @min-[28rem]:flex-row flex-col @max-[16rem]:items-start @min-[28rem]:items-center items-end @min-[28rem]:gap-3 gap-1">
                <input type="hidden" name="article" value={article} />
                <input
                  id={fieldId(field)}
                  type="number"
                  inputMode="numeric"
                  name="pieces"
                  min={0}
                  max={mostPieces}
                  defaultValue={typed ?? pieces}
                  aria-label={t('pieces', { title })}
                  aria-invalid={isWrong || undefined}
                  aria-describedby={[...told, 'pieces-note'].join(' ')}
                  className="h-11 w-16 border-2 border-ink bg-paper text-center font-semibold text-ink tabular-nums aria-invalid:border-signal"
                />
                <output
                  data-sum-of={article}
                  className="@min-[28rem]:min-w-30 @max-[16rem]:text-left text-right font-semibold tabular-nums"
                >
                  {!isWrong && say(price * pieces)}
                </output>
              </div>
              {isWrong && (
                <div className="col-span-full">
                  <FieldNote
                    field={field}
                    fault={sayFault({ kind: 'number', article }, { form, locale, t })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {heavy && (
        <p id={faultId('pieces')} className="mt-2 font-semibold text-signal">
          {sayFault(heavy, view)}
        </p>
      )}
      <p id="pieces-note" className="mt-2 text-muted text-sm">
        {t('piecesNote')}
      </p>
    </>
  );
}
