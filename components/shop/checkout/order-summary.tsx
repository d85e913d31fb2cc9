import { useMessages } from 'next-intl';
import { LocaleLink } from '@/components/navigation/links';
import { RichText } from '@/components/rich-text/rich-text';
import { formatMoney } from '@/lib/primitives/money/money';
import { kindLabel } from '@/lib/shop/articles/article';
import { maxPieces } from '@/lib/shop/cart/cart';
import { piecesField } from '@/lib/shop/checkout/checkout-form';
import { formatFieldError } from '@/lib/shop/checkout/checkout-messages';
import { createArticleLookup, formatReleaseDay } from '@/lib/shop/pricing/sellable-articles';
import type { CheckoutView } from './checkout-view';
import { errorId, FieldNote, fieldId } from './field-messages';

/** The ordered lines, with editable numbers of pieces. */
export function CheckoutLines({ view }: { view: CheckoutView }) {
  const { form, locale, t } = view;
  const findArticle = createArticleLookup(locale);
  const tooHeavyError = view.errors.find(({ kind }) => kind === 'too-heavy');
  const kinds = useMessages().Shop.kindOf;
  const formatPrice = (amount: number) => formatMoney({ amount, currency: form.currency }, locale);
  return (
    <>
      <ul id={fieldId('pieces')} tabIndex={-1} className="@container">
        {form.lines.map(({ article, pieces, typed }) => {
          const { title = article, kind = '', prices, preOrder } = findArticle(article) ?? {};
          const medium = kindLabel(kind, title, kinds);
          const price = prices?.[form.currency] ?? 0;
          const field = piecesField(article);
          const isInvalid = typed !== undefined;
          const errorIds = [
            ...(isInvalid ? [errorId(field)] : []),
            ...(tooHeavyError ? [errorId('pieces')] : []),
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
                <p className="text-muted text-sm">{t('each', { price: formatPrice(price) })}</p>
                {preOrder && (
                  <p className="text-sm">
                    {t('ahead', { day: formatReleaseDay(preOrder, locale) })}
                  </p>
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
                  max={maxPieces}
                  defaultValue={typed ?? pieces}
                  aria-label={t('pieces', { title })}
                  aria-invalid={isInvalid || undefined}
                  aria-describedby={[...errorIds, 'pieces-note'].join(' ')}
                  className="h-11 w-16 border-2 border-ink bg-paper text-center font-semibold text-ink tabular-nums aria-invalid:border-signal"
                />
                <output
                  data-sum-of={article}
                  className="@min-[28rem]:min-w-30 @max-[16rem]:text-left text-right font-semibold tabular-nums"
                >
                  {!isInvalid && formatPrice(price * pieces)}
                </output>
              </div>
              {isInvalid && (
                <div className="col-span-full">
                  <FieldNote
                    field={field}
                    error={formatFieldError({ kind: 'number', article }, { form, locale, t })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {tooHeavyError && (
        <p id={errorId('pieces')} className="mt-2 font-semibold text-signal">
          {formatFieldError(tooHeavyError, view)}
        </p>
      )}
      <p id="pieces-note" className="mt-2 text-muted text-sm">
        {t('piecesNote')}
      </p>
    </>
  );
}

/** The withdrawal right and terms, which must be directly above the order button. */
export function OrderTerms({ view: { shopConfig, t } }: { view: CheckoutView }) {
  const { withdrawal, terms, isDemonstration } = shopConfig;
  return (
    <div className="mt-5 grid gap-3 text-sm">
      {withdrawal.days > 0 && (
        <p className="text-pretty">{t('withdrawal', { days: withdrawal.days })}</p>
      )}
      {withdrawal.text && <RichText value={withdrawal.text} />}
      <details>
        <summary className="label min-h-8 cursor-pointer underline underline-offset-4">
          {t('termsTitle')}
        </summary>
        <RichText value={terms} className="mt-3 border-line border-l-2 pl-4" />
      </details>
      {isDemonstration && <p className="font-semibold">{t('demonstration')}</p>}
    </div>
  );
}
