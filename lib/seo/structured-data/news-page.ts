import { getTranslations } from 'next-intl/server';
import type { NewsPage } from '@/lib/catalog/news/get-news-page';
import type { Locale } from '@/lib/i18n/locales';
import { breadcrumbList } from './breadcrumb-list';
import { newsArticle } from './news-article';
import type { Things } from './things';

/** Structured data of a news page: article and breadcrumbs. */
export async function newsPage(page: NewsPage, locale: Locale): Promise<Things> {
  const { path, title } = page.item;
  const t = await getTranslations({ locale, namespace: 'Navigation' });
  const steps = [
    { name: t('news'), path: '/actualites' },
    { name: title.text, path },
  ];
  return [newsArticle(page, locale), breadcrumbList(steps, locale)];
}
