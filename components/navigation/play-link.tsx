'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import { followedLink } from '@/lib/navigation/build-poller/followed-link';
import { pressOnArrival } from '@/lib/player/session/press-on-arrival';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch' | 'onClick'> & {
  href: string;
  /** Done at the press, before the way is gone. */
  onPress?: () => void;
};

/**
 * What is pressed to see a film: its page opens, and the film runs there. `href` is the page's path in the page's
 * language, with the part of it that has the film (`#listen`) where it has two.
 */
export function PlayLink({ onPress, ...props }: Props) {
  return (
    <Link
      {...props}
      prefetch={false}
      onClick={({ nativeEvent }) => {
        onPress?.();
        const link = followedLink(nativeEvent);
        if (link) pressOnArrival(link.pathname + link.hash);
      }}
    />
  );
}
