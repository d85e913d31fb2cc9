'use client';

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '@/lib/primitives/http/create-query-client';

/**
 * Query client of the browser document. It outlives navigations, so that data is still cached when the visitor
 * returns.
 */
let browserClient: QueryClient | undefined;

/**
 * Provides TanStack Query. Wrap an island that fetches data, never a whole page: pages without such an island do not
 * download the library.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(getQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** One client per document in the browser; one per rendering on the server, because visitors must not share a cache. */
function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}
