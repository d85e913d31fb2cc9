'use client';

import { useSyncExternalStore } from 'react';
import { requestedPathToken } from '@/lib/server/error-pages/fill-token';

/**
 * The fixed English message with the full requested path. The page is built once for all paths:
 * the server replaces the token with the path, and the browser renders the same text from its own URL.
 */
export function NotFoundMessage() {
  const path = useSyncExternalStore(subscribeToNothing, readRequestedPath, readRequestedPath);
  return (
    <p className="mt-2 break-all text-muted" lang="en" suppressHydrationWarning>
      {`Page not found: ${path}`}
    </p>
  );
}

function readRequestedPath(): string {
  return typeof window === 'undefined' ? requestedPathToken : location.pathname + location.search;
}

function subscribeToNothing() {
  return () => {};
}
