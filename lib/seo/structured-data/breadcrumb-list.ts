import type { BreadcrumbList } from 'schema-dts';
import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { getSite } from '@/lib/site/get-site';

/** Breadcrumbs of a page, by name and French path; the home page is added first. */
export function breadcrumbList(
  steps: readonly { name: string; path: string }[],
  locale: Locale,
): BreadcrumbList {
  const way = [{ name: getSite(locale).name, path: '/' }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: absoluteUrl(localePath(path, locale)),
    })),
  };
}
