'use client';

import Link from 'next/link';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { localePath } from '@/lib/i18n/locale-path';

type Props = {
  id: string;
  isActive: boolean;
  onChosen: (path: string) => void;
  children: ReactNode;
} & ({ href: string; path?: never } | { path: string; href?: never });

/**
 * One thing to go to: a real link, so that it opens in a new tab as any other. `href` is a French path,
 * `path` one in the page's language.
 */
export function SearchOption({ id, isActive, onChosen, href, path, children }: Props) {
  const locale = useLocale();
  const to = path ?? localePath(href, locale);
  return (
    <Link
      id={id}
      href={to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        onChosen(to);
      }}
      className="-mx-3 flex min-h-11 break-inside-avoid items-center gap-x-4 px-3 py-2 leading-tight hover:bg-raised aria-selected:bg-ink aria-selected:text-paper aria-selected:[&_.text-muted]:text-paper"
    >
      {children}
    </Link>
  );
}
