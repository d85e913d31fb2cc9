import type { ComponentProps } from 'react';
import { LocaleLink } from './locale-link';

/** Title link of a card. It covers the whole card, which must be positioned (`relative`). */
export function CardLink(props: ComponentProps<typeof LocaleLink>) {
  return <LocaleLink {...props} className="card-link" />;
}
