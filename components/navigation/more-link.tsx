import type { ComponentProps } from 'react';
import { Arrow } from './arrow';
import { LocaleLink } from './locale-link';

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
