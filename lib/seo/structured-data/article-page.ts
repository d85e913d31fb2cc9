import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { Article } from '@/lib/shop/articles/article';
import { breadcrumbList } from './breadcrumb-list';
import { listProducts } from './product';
import type { Things } from './things';

/** Structured data of an article's page: product and breadcrumbs. */
export async function articlePage(article: Article, locale: Locale): Promise<Things> {
  const { slug, title } = article;
  const t = await getTranslations({ locale, namespace: 'Shop' });
  const steps = [
    { name: t('title'), path: '/shop' },
    { name: title.text, path: `/shop/${slug}` },
  ];
  return [...listProducts(article, locale), breadcrumbList(steps, locale)];
}
