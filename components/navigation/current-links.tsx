'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { ariaCurrent } from '@/lib/navigation/link-paths';

/** Menu link that sets `aria-current` if it leads to the current page. `href` includes the language prefix. */
export function CurrentLink({
  href,
  ...props
}: Omit<ComponentProps<typeof Link>, 'href'> & { href: string }) {
  return (
    <Link prefetch={false} {...props} href={href} aria-current={ariaCurrent(href, usePathname())} />
  );
}

export type ListedLink = { href: string; text: string; lang?: string | undefined };

type Props = {
  links: ListedLink[];
  /** Id of the element that labels the list. */
  labelledBy: string;
};

/**
 * List of menu links that set `aria-current`. A client component: the page payload then holds only the link data, not
 * the elements around them.
 */
export function CurrentLinks({ links, labelledBy }: Props) {
  return (
    <ul aria-labelledby={labelledBy} className="menu-list">
      {links.map(({ href, text, lang }) => (
        <li key={href}>
          <CurrentLink href={href} lang={lang}>
            {text}
          </CurrentLink>
        </li>
      ))}
    </ul>
  );
}
