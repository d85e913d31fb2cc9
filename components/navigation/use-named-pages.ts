import { useTranslations } from 'next-intl';
import type { MenuPage } from '@/lib/site/menu/menu-pages';

/** Menu pages with their titles. `path` is the French path; `lang` is set if the title is not in the page's language. */
export function useNamedPages(pages: readonly MenuPage[]) {
  const t = useTranslations('Navigation');
  return pages.map((page) => {
    if ('name' in page) return { path: page.path, text: t(page.name), lang: undefined };
    const { text, lang, translated } = page.title;
    return { path: page.path, text, lang: translated ? undefined : lang };
  });
}
