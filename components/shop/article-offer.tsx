import { useLocale, useTranslations } from 'next-intl';
import type { Article } from '@/lib/shop/article';
import { isSold } from '@/lib/shop/is-sold';
import { getSite } from '@/lib/site/get-site';
import { getTill } from '@/lib/till/get-till';
import { BuyForm } from './buy-form';
import { Delivery } from './delivery';
import { OrderLink } from './order-link';
import { Prices } from './prices';
import { Stock } from './stock';

/** What an article costs, whether it is there, and the way to have it: the till, or a letter to a house without one. */
export function ArticleOffer({ article }: { article: Article }) {
  const t = useTranslations('Shop');
  const locale = useLocale();
  const till = getTill(locale);
  const { imprint } = getSite(locale);
  if (till && isSold(article))
    return (
      <>
        {till.isDemonstration && (
          <p className="label mt-4 border-signal border-s-4 ps-3">{t('demonstration')}</p>
        )}
        <BuyForm article={article} />
        <Delivery till={till} article={article} />
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
      {!till && imprint && <OrderLink article={article} email={imprint.email} />}
    </>
  );
}
