'use client';

import { CurrentLink } from './current-link';

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
