import { notFound } from 'next/navigation';
import { StructuredData } from '@/components/layout/structured-data';
import { ArticleAbout } from '@/components/shop/articles/article-about';
import { ArticleFacts } from '@/components/shop/articles/article-facts';
import { ArticleFilms } from '@/components/shop/articles/article-films';
import { ArticleHead } from '@/components/shop/articles/article-head';
import { ArticlePictures } from '@/components/shop/articles/article-pictures';
import { ArticlesBeside } from '@/components/shop/articles/articles-beside';
import { inEveryState } from '@/lib/content/store/library';
import { currentLocale } from '@/lib/i18n/current-locale';
import { articleMetadata } from '@/lib/seo/metadata/article-metadata';
import { articlePage } from '@/lib/seo/structured-data/article-page';
import { getArticle } from '@/lib/shop/articles/get-article';
import { listArticleSlugs } from '@/lib/shop/articles/list-articles';

export const dynamicParams = false;

/** Includes scheduled articles: they answer 404 until they are published (lib/server/revalidation). */
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
