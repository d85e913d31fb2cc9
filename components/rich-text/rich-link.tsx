import type { ComponentProps } from 'react';
import { ExternalLink } from '@/components/navigation/external-link';
import { LocaleLink } from '@/components/navigation/locale-link';
import { inAppPath } from '@/lib/navigation/in-app-path';
import { siteUrl } from '@/lib/site/site-url';

const style = 'underline decoration-1 underline-offset-4 hover:decoration-2';

/** A link in an editor's text: inside the app, or in a new tab and marked so (specification, section 2). */
export function RichLink({ href = '', children }: Pick<ComponentProps<'a'>, 'href' | 'children'>) {
  const path = inAppPath(href, siteUrl());
  if (path)
    return (
      <LocaleLink href={path} className={style}>
        {children}
      </LocaleLink>
    );
  if (/^(mailto:|#)/.test(href))
    return (
      <a href={href} className={style}>
        {children}
      </a>
    );
  return <ExternalLink href={href}>{children}</ExternalLink>;
}
