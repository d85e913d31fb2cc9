'use client';

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '@/lib/primitives/http/create-query-client';

/** The browser's; a page that is returned to finds there what it had asked for. */
let kept: QueryClient | undefined;

/**
 * Stands around an island that asks for data, never around a page, and is downloaded with it: pages
 * without such an island do not carry TanStack Query.
 */
export function FetchingProvider({ children }: { children: ReactNode }) {
  const [client] = useState(openClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** One for the document; on the server, where visitors must not share, one for each rendering. */
function openClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  kept ??= createQueryClient();
  return kept;
}
