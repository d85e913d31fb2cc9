import type { ComponentProps } from 'react';
import { LocaleLink } from './locale-link';

/** Style of a link inside a text or a list of facts. */
export const textLinkStyle = 'underline decoration-1 underline-offset-4 hover:decoration-2';

/** Link inside the site, in running text. */
export function TextLink(props: ComponentProps<typeof LocaleLink>) {
  return <LocaleLink {...props} className={textLinkStyle} />;
}
