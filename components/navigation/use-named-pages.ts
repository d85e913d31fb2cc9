import { useTranslations } from 'next-intl';
import type { MenuPage } from '@/lib/site/menu/menu-pages';

/** Pages of a menu as links in the visitor's language: `path` is French, `lang` that of words in another language. */
export function useNamedPages(pages: readonly MenuPage[]) {
  const t = useTranslations('Navigation');
  return pages.map((page) => {
    if ('name' in page) return { path: page.path, text: t(page.name), lang: undefined };
    const { text, lang, translated } = page.title;
    return { path: page.path, text, lang: translated ? undefined : lang };
  });
}
