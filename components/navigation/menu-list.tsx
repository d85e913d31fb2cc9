import { useLocale } from 'next-intl';
import { localePath } from '@/lib/i18n/locale-path';
import { CurrentLinks, type ListedLink } from './current-links';

type Props = {
  title: string;
  /** `href` as the French path. */
  links: ListedLink[];
  className?: string;
};

/** Links under a title; nothing where there are none. */
export function MenuList({ title, links, className }: Props) {
  const locale = useLocale();
  if (links.length === 0) return null;
  return (
    <section className={className}>
      <h2 className="label mb-3 text-muted [column-span:all]">{title}</h2>
      <CurrentLinks
        links={links.map((link) => ({ ...link, href: localePath(link.href, locale) }))}
      />
    </section>
  );
}
