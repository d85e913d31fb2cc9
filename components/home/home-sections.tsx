import { useLocale, useTranslations } from 'next-intl';
import { CollectionCard } from '@/components/catalog/collections/collection-item';
import { FilmCards } from '@/components/catalog/films/film-cards';
import { NewsList } from '@/components/catalog/news/news-list';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/links';
import { RichText } from '@/components/rich-text/rich-text';
import { ArticleCard } from '@/components/shop/articles/article-grid';
import { isEvening } from '@/lib/catalog/collections/evenings';
import { type Collection, listCollections } from '@/lib/catalog/collections/list-collections';
import type { Film } from '@/lib/catalog/films/film';
import { listNews } from '@/lib/catalog/news/list-news';
import { listChildrensFilms } from '@/lib/search/facet-pages/list-childrens-films';
import { childrensPath, fewestForChildren } from '@/lib/search/query/recommended-ages';
import { articleKinds } from '@/lib/shop/articles/article';
import { listArticles } from '@/lib/shop/articles/get-articles';
import { getSite } from '@/lib/site/get-site';

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

/** Number of collections in a section; the page of all collections lists the others. */
const maxCollections = 4;

/** The first collections, each with the pictures of its films. */
export function HomeCollections() {
  const t = useTranslations('Home');
  const collections = listCollections(useLocale()).filter((collection) => !isEvening(collection));
  return <CollectionCards id="collections" title={t('collections')} collections={collections} />;
}

/** The first evenings: collections whose films are played one after the other. */
export function HomeEvenings() {
  const t = useTranslations('Home');
  const evenings = listCollections(useLocale()).filter(isEvening);
  return <CollectionCards id="evenings" title={t('evenings')} collections={evenings} />;
}

type CardsProps = { id: string; title: string; collections: Collection[] };

function CollectionCards({ id, title, collections }: CardsProps) {
  const t = useTranslations('Home');
  if (collections.length === 0) return null;
  return (
    <Section
      id={id}
      title={title}
      aside={<MoreLink href="/collection">{t('collectionsMore')}</MoreLink>}
    >
      <ul
        className={`grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 ${collections.length === 3 ? 'lg:grid-cols-3' : ''}`}
      >
        {collections.slice(0, maxCollections).map((collection) => (
          <li key={collection.slug}>
            <CollectionCard collection={collection} />
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

/** Maximum number of children's films on the home page. */
const mostForChildren = 6;

/** Films for children, those that can be watched now first; nothing if there are too few. */
export function HomeChildren() {
  const t = useTranslations('Home');
  const films = listChildrensFilms(useLocale(), new Date());
  if (films.length < fewestForChildren) return null;
  return (
    <Section
      id="children"
      title={t('children')}
      aside={<MoreLink href={childrensPath}>{t('childrenMore')}</MoreLink>}
    >
      <FilmCards films={films.slice(0, mostForChildren)} />
    </Section>
  );
}

/** One article of each kind, with a link to the shop. */
export function HomeShop() {
  const t = useTranslations('Home');
  const locale = useLocale();
  const articles = listArticles(locale);
  const { shopNotice } = getSite(locale);
  if (articles.length === 0) return null;
  const samples = articleKinds.flatMap(
    (kind) => articles.find((article) => article.kind === kind) ?? [],
  );
  return (
    <Section id="shop" title={t('shop')} aside={<MoreLink href="/shop">{t('shopMore')}</MoreLink>}>
      {shopNotice && <RichText value={shopNotice} className="mb-6 max-w-[60ch]" />}
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
