import { useLocale, useTranslations } from 'next-intl';
import { CartButton } from '@/components/shop/cart/cart-buttons';
import { localePath } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/primitives/money/money';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import type { Article } from '@/lib/shop/articles/article';
import { maxPieces } from '@/lib/shop/cart/cart';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { isSold } from '@/lib/shop/pricing/sellable-articles';
import { getSite } from '@/lib/site/get-site';
import { CurrencyChoice, LiveStock } from './buy-form-controls';
import { Delivery } from './delivery';
import { Prices, Stock } from './price-and-stock';
import { StockAlertForm } from './stock-alert-form';

/** Classes of the form's submit button (buy now), which is less prominent than the cart button. */
const orderButton =
  'label min-h-12 grow border-2 border-ink px-6 py-3 hover:bg-ink hover:text-paper motion-safe:transition-colors';

/** The largest stock for which the number of pieces left is shown. */
const lowStockLimit = 5;

/**
 * An article's price, availability and purchase form; on a site without a shop config, a mail link to
 * order it.
 */
export function ArticleOffer({ article }: { article: Article }) {
  const t = useTranslations('Shop');
  const locale = useLocale();
  const shopConfig = getShopConfig(locale);
  const { imprint } = getSite(locale);
  if (shopConfig && isSold(article))
    return (
      <>
        {shopConfig.isDemonstration && (
          <p className="label mt-4 border-signal border-s-4 ps-3">{t('demonstration')}</p>
        )}
        <div className="group">
          <BuyForm article={article} />
          <div className="hidden group-has-[[data-pieces='0']]:block">
            <StockAlertForm article={article.slug} />
          </div>
        </div>
        <Delivery shopConfig={shopConfig} article={article} />
      </>
    );
  return (
    <>
      <p className="display-3 mt-4">
        <Prices prices={article.prices} />
      </p>
      <p className="mt-3">
        <Stock stock={article.stock} />
      </p>
      {shopConfig && article.stock === 'out-of-stock' && <StockAlertForm article={article.slug} />}
      {!shopConfig && imprint && <OrderLink article={article} email={imprint.email} />}
    </>
  );
}

/** A mail link to order an article; nothing if it is not sold. */
function OrderLink({ article, email }: { article: Article; email: string }) {
  const t = useTranslations('Shop');
  if (!isSold(article)) return null;
  const subject = t('orderSubject', { title: article.title.text });
  return (
    <a
      href={mailtoHref(email, subject)}
      className="label mt-4 inline-flex min-h-11 items-center border-2 border-ink px-4 hover:bg-ink hover:text-paper"
    >
      {article.stock === 'pre-order' ? t('preOrder') : t('order')}
    </a>
  );
}

/**
 * The purchase form: currency, pieces, and a button that leads to the checkout by GET. With script, a
 * cart button beside it reads the same fields.
 */
function BuyForm({ article }: { article: Article }) {
  const t = useTranslations('Shop');
  const locale = useLocale();
  const { slug, stock, kind } = article;
  const prices = article.prices.map((price) => ({
    currency: price.currency,
    words: formatMoney(price, locale),
  }));
  const amounts = article.prices.map(({ currency, amount }) => [currency, amount]);
  const stockLabels = Array.from({ length: lowStockLimit }, (_, index) =>
    t('left', { count: index + 1 }),
  );
  return (
    <form action={localePath('/commande', locale)}>
      <input type="hidden" name="article" value={slug} />
      <CurrencyChoice legend={t('price')} prices={prices} />
      <p className="mt-2 text-muted text-sm">{t(kind === 'voucher' ? 'noPostage' : 'postage')}</p>
      <p className="mt-4">
        <LiveStock article={slug} labels={[t('stock.out-of-stock'), ...stockLabels]}>
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
            max={maxPieces}
            defaultValue={1}
            aria-describedby="pieces-error"
            className="peer h-12 w-20 border-2 border-ink bg-paper px-3 text-base text-ink tabular-nums user-invalid:border-signal"
          />
          {/* Shown by the browser alone, so also without script. */}
          <span
            id="pieces-error"
            className="hidden font-semibold text-signal peer-user-invalid:block"
          >
            {t('piecesRange', { most: maxPieces })}
          </span>
        </label>
        <CartButton
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
