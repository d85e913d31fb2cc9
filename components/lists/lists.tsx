'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import { loadLate } from '@/lib/navigation/connection/no-connection';

const ListsPage = lazy(async () => ({
  default: (await loadLate(() => import('./lists-page'))).ListsPage,
}));

/** The kept films. They are known on the device alone, so what draws them is loaded after the page: 7 KB of a first visit. */
export function Lists(props: ComponentProps<typeof ListsPage>) {
  return (
    <Suspense fallback={<div id="data" hidden />}>
      <ListsPage {...props} />
    </Suspense>
  );
}
