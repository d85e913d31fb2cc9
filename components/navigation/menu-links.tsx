import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, useId } from 'react';
import { localePath } from '@/lib/i18n/locales';
import type { MenuPage } from '@/lib/site/menu';
import { CurrentLink, CurrentLinks, type ListedLink } from './current-links';

type Props = {
  title: string;
  /** `href` is the French path. */
  links: ListedLink[];
  className?: string;
};

/**
 * List of links under a title; nothing if there are none. The title labels the list but is not a heading,
 * because the menu comes before the page's own headings.
 */
export function MenuList({ title, links, className }: Props) {
  const locale = useLocale();
  const id = useId();
  if (links.length === 0) return null;
  return (
    <div className={className}>
      <p id={id} className="label mb-3 text-muted [column-span:all]">
        {title}
      </p>
      <CurrentLinks
        labelledBy={id}
        links={links.map((link) => ({ ...link, href: localePath(link.href, locale) }))}
      />
    </div>
  );
}

/** Menu link that sets `aria-current` on the current page. `href` is the French path. */
export function MenuLink({ href, ...props }: ComponentProps<typeof CurrentLink>) {
  return <CurrentLink {...props} href={localePath(href, useLocale())} />;
}

/**
 * Menu pages with their titles. `path` is the French path; `lang` is set if the title is not in the page's
 * language.
 */
export function useNamedPages(pages: readonly MenuPage[]) {
  const t = useTranslations('Navigation');
  return pages.map((page) => {
    if ('name' in page) return { path: page.path, text: t(page.name), lang: undefined };
    const { text, lang, translated } = page.title;
    return { path: page.path, text, lang: translated ? undefined : lang };
  });
}
