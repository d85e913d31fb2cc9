'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import { loadWhenOnline } from '@/lib/navigation/connection/no-connection';

const ListsPage = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./lists-page'))).ListsPage,
}));

/**
 * Lazy-loads `ListsPage`: the lists exist on the device only, so the page's script (8 KB gzip) need not be part of the
 * first load.
 */
export function LazyListsPage(props: ComponentProps<typeof ListsPage>) {
  return (
    <Suspense fallback={<div id="data" hidden />}>
      <ListsPage {...props} />
    </Suspense>
  );
}
