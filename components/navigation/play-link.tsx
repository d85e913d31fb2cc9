'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import { followedLink } from '@/lib/navigation/followed-link';
import { playOnArrival } from '@/lib/player/session/queued-press';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch' | 'onClick'> & {
  href: string;
  /** Called on the press, before the navigation. */
  onPress?: () => void;
};

/**
 * Link that opens a film's page and starts the film there. `href` is the path in the page's language, with a hash
 * (`#listen`) if the page has two players.
 */
export function PlayLink({ onPress, ...props }: Props) {
  return (
    <Link
      {...props}
      prefetch={false}
      onClick={({ nativeEvent }) => {
        onPress?.();
        const link = followedLink(nativeEvent);
        if (link) playOnArrival(link.pathname + link.search + link.hash);
      }}
    />
  );
}
