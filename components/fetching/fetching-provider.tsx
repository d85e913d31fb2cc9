'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '@/lib/fetching/create-query-client';

/**
 * Stands around an island that asks for data, never around a page, and is downloaded with it: pages
 * without such an island do not carry TanStack Query.
 */
export function FetchingProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
