'use client';

import { CurrentLink } from './current-link';

export type ListedLink = { href: string; text: string; lang?: string | undefined };

type Props = {
  links: ListedLink[];
  /** Id of what names the list. */
  labelledBy: string;
};

/**
 * Links of a menu in a list, each of which says so where it leads to the page that is shown. Drawn here and not
 * by the server: a page carries them as they are given, without the elements around them.
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
