'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { followedLink } from '@/lib/builds/watch/followed-link';
import { pressOnArrival } from '@/lib/player/session/press-on-arrival';

type Props = {
  /** Path of the film's page in the page's language. */
  href: string;
  label: string;
  children: ReactNode;
};

/** A film's screen as what is pressed to see it: its page opens, and the film runs there. */
export function PlayLink({ href, label, children }: Props) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-label={label}
      onClick={({ nativeEvent }) => {
        const link = followedLink(nativeEvent);
        if (link) pressOnArrival(link.pathname);
      }}
      className="absolute inset-0 z-1"
    >
      {children}
    </Link>
  );
}
