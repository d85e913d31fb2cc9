'use client';

import { useSyncExternalStore } from 'react';
import { requestedPathToken } from '@/lib/server/error-pages/fill-token';

/**
 * The server's message, which is English in all languages, with the full requested path. The page is built once for all paths:
 * the server replaces the token with the path, and the browser renders the same text from its own URL.
 */
export function NotFoundMessage({ label }: { label: string }) {
  const path = useSyncExternalStore(subscribeToNothing, readRequestedPath, readRequestedPath);
  return (
    <p className="mt-8 text-muted text-sm">
      {label}{' '}
      <code className="break-all" lang="en" suppressHydrationWarning>
        {`Page not found: ${path}`}
      </code>
    </p>
  );
}

function readRequestedPath(): string {
  return typeof window === 'undefined' ? requestedPathToken : location.pathname + location.search;
}

function subscribeToNothing() {
  return () => {};
}
