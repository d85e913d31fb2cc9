import type { ComponentProps } from 'react';
import { LocaleLink } from './locale-link';

/** The link of a card, at its title: the whole of the (relative) card is pressed with it. */
export function CardLink(props: ComponentProps<typeof LocaleLink>) {
  return <LocaleLink {...props} className="card-link" />;
}
