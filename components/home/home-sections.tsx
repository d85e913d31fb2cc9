import { useLocale, useTranslations } from 'next-intl';
import { CollectionRow } from '@/components/catalog/collections/collection-item';
import { FilmCards } from '@/components/catalog/films/film-cards';
import { NewsList } from '@/components/catalog/news/news-list';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/links';
import { ArticleCard } from '@/components/shop/articles/article-grid';
import { listCollections } from '@/lib/catalog/collections/list-collections';
import type { Film } from '@/lib/catalog/films/film';
import { listNews } from '@/lib/catalog/news/list-news';
import { articleKinds } from '@/lib/shop/articles/article';
import { listArticles } from '@/lib/shop/articles/get-articles';

/** Number of news items on the home page. */
const maxNews = 3;

/** The latest news; nothing if there is none. */
export function HomeNews() {
  const t = useTranslations('Home');
  const news = listNews(useLocale(), new Date());
  if (news.length === 0) return null;
  return (
    <Section
      id="news"
      title={t('news')}
      aside={<MoreLink href="/actualites">{t('newsMore')}</MoreLink>}
    >
      <NewsList news={news.slice(0, maxNews)} />
    </Section>
  );
}

/** Number of collections on the home page; the page of all collections lists the others. */
const maxCollections = 12;

export function HomeCollections() {
  const t = useTranslations('Home');
  const collections = listCollections(useLocale()).slice(0, maxCollections);
  if (collections.length === 0) return null;
  return (
    <Section
      id="collections"
      title={t('collections')}
      aside={<MoreLink href="/collection">{t('collectionsMore')}</MoreLink>}
    >
      <ul className="-mt-4 divide-y divide-line">
        {collections.map((collection) => (
          <li key={collection.slug}>
            <CollectionRow collection={collection} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The newest films that are not shown higher up on the home page. */
export function HomeNewFilms({ films }: { films: Film[] }) {
  const t = useTranslations('Home');
  const newest = films.slice(0, 6);
  if (newest.length === 0) return null;
  return (
    <Section
      id="new"
      title={t('newFilms')}
      aside={<MoreLink href="/catalogue">{t('newFilmsMore')}</MoreLink>}
    >
      <FilmCards films={newest} />
    </Section>
  );
}

/** One article of each kind, with a link to the shop. */
export function HomeShop() {
  const t = useTranslations('Home');
  const articles = listArticles(useLocale());
  if (articles.length === 0) return null;
  const samples = articleKinds.flatMap(
    (kind) => articles.find((article) => article.kind === kind) ?? [],
  );
  return (
    <Section id="shop" title={t('shop')} aside={<MoreLink href="/shop">{t('shopMore')}</MoreLink>}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:gap-x-6 xl:grid-cols-5">
        {samples.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
