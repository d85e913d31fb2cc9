import { useLocale, useTranslations } from 'next-intl';
import { BasketButton } from '@/components/basket/basket-button';
import { mostPieces } from '@/lib/basket/basket';
import { localePath } from '@/lib/i18n/locale-path';
import { moneyWords } from '@/lib/money/money-words';
import type { Article } from '@/lib/shop/article';
import { CurrencyChoice } from './currency-choice';
import { LiveStock } from './live-stock';
import { Stock } from './stock';

/** Its look gives way to that of the basket's. */
const orderButton =
  'label min-h-12 grow border-2 border-ink px-6 py-3 hover:bg-ink hover:text-paper motion-safe:transition-colors';

/** Up to so many pieces a visitor is told how many are left. */
const few = 5;

/**
 * An article's form: currency and pieces, and a button that leads straight to the checkout, by a plain GET. With a
 * script there is the way into the basket beside it, which reads the same fields.
 */
export function BuyForm({ article }: { article: Article }) {
  const t = useTranslations('Shop');
  const locale = useLocale();
  const { slug, stock, kind } = article;
  const prices = article.prices.map((price) => ({
    currency: price.currency,
    words: moneyWords(price, locale),
  }));
  const amounts = article.prices.map(({ currency, amount }) => [currency, amount]);
  const left = Array.from({ length: few }, (_, index) => t('left', { count: index + 1 }));
  return (
    <form action={localePath('/commande', locale)} className="group">
      <input type="hidden" name="article" value={slug} />
      <CurrencyChoice legend={t('price')} prices={prices} />
      <p className="mt-2 text-muted text-sm">{t(kind === 'voucher' ? 'noPostage' : 'postage')}</p>
      <p className="mt-4">
        <LiveStock article={slug} words={[t('stock.out-of-stock'), ...left]}>
          <Stock stock={stock} />
        </LiveStock>
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-3 group-has-[[data-pieces='0']]:hidden">
        <label className="label grid gap-1">
          {t('pieces')}
          <input
            type="number"
            inputMode="numeric"
            name="pieces"
            required
            min={1}
            max={mostPieces}
            defaultValue={1}
            className="h-12 w-20 border-2 border-ink bg-paper px-3 text-base text-ink tabular-nums"
          />
        </label>
        <BasketButton
          {...{ article: slug, title: article.title.text, prices: Object.fromEntries(amounts) }}
          className="button grow justify-center"
        />
        <button type="submit" className={orderButton}>
          {t(stock === 'pre-order' ? 'buyAhead' : 'buy')}
        </button>
      </div>
    </form>
  );
}
