import type { ComponentProps } from 'react';
import { LocaleLink } from './locale-link';

/** How a link looks inside a text or a list of facts. */
export const textLinkStyle = 'underline decoration-1 underline-offset-4 hover:decoration-2';

/** A link inside the site, in running words. */
export function TextLink(props: ComponentProps<typeof LocaleLink>) {
  return <LocaleLink {...props} className={textLinkStyle} />;
}
