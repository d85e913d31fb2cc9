import { useLocale } from 'next-intl';
import { useId } from 'react';
import { localePath } from '@/lib/i18n/locale-path';
import { CurrentLinks, type ListedLink } from './current-links';

type Props = {
  title: string;
  /** `href` is the French path. */
  links: ListedLink[];
  className?: string;
};

/**
 * List of links under a title; nothing if there are none. The title labels the list but is no heading, because the
 * menu comes before the page's own headings.
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
