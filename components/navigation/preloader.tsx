'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { createPreloader } from '@/lib/navigation/preload/create-preloader';

/** Preloads the pages that this page's links lead to. Stands once, in the layout. */
export function Preloader() {
  const router = useRouter();
  const path = usePathname();
  const watchPage = useRef<ReturnType<typeof createPreloader>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path has other links
  useEffect(() => {
    watchPage.current ??= createPreloader((to) => router.prefetch(to));
    return watchPage.current();
  }, [router, path]);
  return null;
}
