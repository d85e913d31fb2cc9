'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { howCurrent } from '@/lib/navigation/how-current';

/** Menu link that sets `aria-current` if it leads to the current page. `href` includes the language prefix. */
export function CurrentLink({
  href,
  ...props
}: Omit<ComponentProps<typeof Link>, 'href'> & { href: string }) {
  return (
    <Link prefetch={false} {...props} href={href} aria-current={howCurrent(href, usePathname())} />
  );
}
