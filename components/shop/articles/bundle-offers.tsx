import { useLocale, useTranslations } from 'next-intl';
import { LocaleLink } from '@/components/navigation/links';
import { localePath } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/primitives/money/money';
import { type BundleOffer, listBundlesWith } from '@/lib/shop/articles/bundles';

/** The bundles that contain an article, each with a button to the checkout in each currency. */
export function BundleOffers({ article }: { article: string }) {
  const t = useTranslations('Shop');
  const bundles = listBundlesWith(article, useLocale());
  if (bundles.length === 0) return null;
  return (
    <section aria-labelledby="bundles-title" className="mt-8 border-ink border-t-2 pt-4">
      <h2 id="bundles-title" className="label">
        {t('bundles')}
      </h2>
      <ul className="mt-3 grid gap-6">
        {bundles.map((bundle) => (
          <li key={bundle.title}>
            <Bundle bundle={bundle} article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Bundle({ bundle, article }: { bundle: BundleOffer; article: string }) {
  const t = useTranslations('Shop');
  const locale = useLocale();
  const { title, articles, prices } = bundle;
  const format = (amount: number, currency: (typeof prices)[number]['currency']) =>
    formatMoney({ amount, currency }, locale);
  return (
    <form action={localePath('/commande', locale)}>
      <h3 className="font-bold text-lg leading-tight">{title}</h3>
      <ul className="mt-2">
        {articles.map(({ slug, title: name, pieces }) => (
          <li key={slug} className="leading-snug">
            <input type="hidden" name="article" value={slug} />
            <input type="hidden" name="pieces" value={pieces} />
            {pieces > 1 && `${pieces} × `}
            {slug === article ? (
              name
            ) : (
              <LocaleLink
                href={`/shop/${slug}`}
                className="inline-block py-1 underline underline-offset-4"
              >
                {name}
              </LocaleLink>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        {prices.map(({ amount, currency, full }) => (
          <button
            key={currency}
            type="submit"
            name="currency"
            value={currency}
            className="label min-h-12 cursor-pointer border-2 border-ink px-6 py-3 text-left hover:bg-ink hover:text-paper motion-safe:transition-colors"
          >
            {t('buyBundle', { price: format(amount, currency) })}
            <span className="block font-normal tabular-nums">
              {t('insteadOf', { full: format(full, currency) })}
            </span>
          </button>
        ))}
      </div>
    </form>
  );
}
