import Link from 'next/link';
import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localePath } from '@/lib/i18n/locales';
import { Arrow } from './arrow';

type Props = Omit<ComponentProps<typeof Link>, 'href'> & { href: string };

/**
 * Link inside the site. `href` is the French path; the page's language prefix is added. Next's prefetch is off
 * because `Preloader` decides what is preloaded.
 */
export function LocaleLink({ href, ...props }: Props) {
  return <Link prefetch={false} {...props} href={localePath(href, useLocale())} />;
}

/** Style of a link inside a text or a list of facts. */
export const textLinkStyle = 'underline decoration-1 underline-offset-4 hover:decoration-2';

/** Link inside the site, in running text. */
export function TextLink(props: ComponentProps<typeof LocaleLink>) {
  return <LocaleLink {...props} className={textLinkStyle} />;
}

/** Title link of a card. It covers the whole card, which must be positioned (`relative`). */
export function CardLink(props: ComponentProps<typeof LocaleLink>) {
  return <LocaleLink {...props} className="card-link" />;
}

/** Link from a section to the full list. */
export function MoreLink({ children, ...props }: ComponentProps<typeof LocaleLink>) {
  return (
    <LocaleLink
      {...props}
      className="inline-block py-1 underline underline-offset-4 hover:decoration-2"
    >
      {children}
      <Arrow />
    </LocaleLink>
  );
}
