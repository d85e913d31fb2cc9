import { useLocale, useTranslations } from 'next-intl';
import { LocalWords } from '@/components/i18n/local-words';
import { RichText } from '@/components/rich-text/rich-text';
import type { Article } from '@/lib/shop/article';
import { getSite } from '@/lib/site/get-site';
import { ArticleFilms } from './article-films';
import { ArticlePicture } from './article-picture';
import { OrderLink } from './order-link';
import { Prices } from './prices';
import { Stock } from './stock';

/** An article in the shop, with all there is to know before it is ordered. `first`: a visitor sees it first. */
export function ArticleEntry({ article, first }: { article: Article; first: boolean }) {
  const t = useTranslations('Shop');
  const { imprint } = getSite(useLocale());
  return (
    <article
      id={article.slug}
      className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <ArticlePicture article={article} first={first} />
      <div>
        <h3 className="display-3">
          <LocalWords value={article.title} />
        </h3>
        <p className="mt-2 font-semibold">
          <Prices prices={article.prices} />
        </p>
        <p className="mt-1 text-sm">
          <Stock stock={article.stock} />
        </p>
        <RichText value={article.description} className="mt-3 text-sm leading-normal" />
        <h4 className="label mt-3">{t('contents')}</h4>
        <ul className="mt-1 space-y-0.5 text-muted text-sm leading-normal">
          {article.contents.map((line) => (
            <li key={line.text}>
              <LocalWords value={line} />
            </li>
          ))}
        </ul>
        <ArticleFilms films={article.films} />
        {imprint && <OrderLink article={article} email={imprint.email} />}
      </div>
    </article>
  );
}
