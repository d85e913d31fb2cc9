import { notFound } from 'next/navigation';
import { ArticleAbout } from '@/components/shop/article-about';
import { ArticleFacts } from '@/components/shop/article-facts';
import { ArticleFilms } from '@/components/shop/article-films';
import { ArticleHead } from '@/components/shop/article-head';
import { ArticlePictures } from '@/components/shop/article-pictures';
import { ArticlesBeside } from '@/components/shop/articles-beside';
import { StructuredData } from '@/components/structured-data/structured-data';
import { inEveryState } from '@/lib/content/store/library';
import { currentLocale } from '@/lib/i18n/current-locale';
import { articleMetadata } from '@/lib/seo/article-metadata';
import { getArticle } from '@/lib/shop/get-article';
import { listArticleSlugs } from '@/lib/shop/list-articles';
import { articlePage } from '@/lib/structured-data/article-page';

export const dynamicParams = false;

/** Those of a day to come as well: they are not found until then (lib/server/renewal). */
export function generateStaticParams() {
  return inEveryState(() => listArticleSlugs().map((slug) => ({ slug })));
}

export async function generateMetadata({ params }: PageProps<'/[locale]/shop/[slug]'>) {
  const { slug } = await params;
  return articleMetadata(slug, await currentLocale());
}

export default async function ArticlePage({ params }: PageProps<'/[locale]/shop/[slug]'>) {
  const { slug } = await params;
  const locale = await currentLocale();
  const article = getArticle(slug, locale);
  if (!article) notFound();
  return (
    <>
      <ArticleHead article={article} />
      <ArticleAbout article={article} />
      <ArticleFacts article={article} />
      <ArticlePictures article={article} />
      <ArticleFilms films={article.films} />
      <ArticlesBeside article={article} />
      <StructuredData things={await articlePage(article, locale)} />
    </>
  );
}
