'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { WatchPage } from '@/lib/navigation/preload/create-preloader';
import { waitUntilLoaded } from '@/lib/navigation/until-loaded';

/** Preloads the pages that the current page links to. Rendered once, in the layout. */
export function Preloader() {
  const router = useRouter();
  const path = usePathname();
  const preloader = useRef<Promise<WatchPage>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path has other links
  useEffect(() => {
    let stopWatching = () => {};
    let isLeft = false;
    preloader.current ??= load((to) => router.prefetch(to));
    preloader.current
      .then((watchPage) => {
        if (!isLeft) stopWatching = watchPage();
      })
      // Preloading is optional: links work without it.
      .catch(() => {});
    return () => {
      isLeft = true;
      stopWatching();
    };
  }, [router, path]);
  return null;
}

/** Loaded after the page, to keep it out of the first download. */
async function load(prefetch: (path: string) => void): Promise<WatchPage> {
  await waitUntilLoaded();
  const { createPreloader } = await import('@/lib/navigation/preload/create-preloader');
  return createPreloader(prefetch);
}
