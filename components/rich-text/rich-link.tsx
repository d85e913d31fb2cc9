import type { ComponentProps } from 'react';
import { ExternalLink } from '@/components/navigation/external-link';
import { TextLink, textLinkStyle } from '@/components/navigation/text-link';
import { inAppPath } from '@/lib/navigation/in-app-path';
import { siteUrl } from '@/lib/site/site-url';

/** A link in an editor's text: inside the app, or in a new tab and marked so (specification, section 2). */
export function RichLink({ href = '', children }: Pick<ComponentProps<'a'>, 'href' | 'children'>) {
  // react-markdown empties an address that is not to be followed, such as javascript:.
  if (!href) return children;
  const path = inAppPath(href, siteUrl());
  if (path) return <TextLink href={path}>{children}</TextLink>;
  if (/^(mailto:|#)/.test(href))
    return (
      <a href={href} className={textLinkStyle}>
        {children}
      </a>
    );
  return <ExternalLink href={href}>{children}</ExternalLink>;
}
