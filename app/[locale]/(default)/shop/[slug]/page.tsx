import { notFound } from 'next/navigation';
import { StructuredData } from '@/components/layout/structured-data';
import { ArticleFacts } from '@/components/shop/articles/article-facts';
import {
  ArticleDescription,
  ArticleFilms,
  ArticleHead,
  ArticlePictures,
  RelatedArticles,
} from '@/components/shop/articles/article-sections';
import { inEveryState } from '@/lib/content/store/library';
import { currentLocale } from '@/lib/i18n/current-locale';
import { articleMetadata } from '@/lib/seo/metadata/shop-metadata';
import { articlePage } from '@/lib/seo/structured-data/product';
import { getArticle, listArticleSlugs } from '@/lib/shop/articles/get-articles';

/** Scheduled articles have a page too; it answers 404 until they are published (lib/server/revalidation). */
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
      <ArticleDescription article={article} />
      <ArticleFacts article={article} />
      <ArticlePictures article={article} />
      <ArticleFilms films={article.films} />
      <RelatedArticles article={article} />
      <StructuredData things={await articlePage(article, locale)} />
    </>
  );
}
