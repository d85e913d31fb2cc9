'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { howCurrent } from '@/lib/navigation/how-current';

/** A link of a menu, which says of itself that it leads to the page that is shown. `href` as it is, with its language. */
export function CurrentLink({
  href,
  ...props
}: Omit<ComponentProps<typeof Link>, 'href'> & { href: string }) {
  return (
    <Link prefetch={false} {...props} href={href} aria-current={howCurrent(href, usePathname())} />
  );
}
