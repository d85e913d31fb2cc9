import { QueryClient } from '@tanstack/react-query';

/**
 * How long unused query results stay cached, in milliseconds: half an hour, as long as a visitor may read about
 * a film. There is no limit on the server, where a client lives as long as its response, but a timer would keep
 * it in memory for half an hour.
 */
const cacheTime = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 30 * 60_000;

/**
 * Query client of the islands. It retries nothing: `fetchWithRetry`, which the queries use, retries
 * GET requests itself, and mutations are never retried.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Data does not change within a build, so it is not refetched while a visitor looks at it.
      queries: {
        retry: false,
        // Offline a query fails and shows an error; by default TanStack Query would wait silently.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: cacheTime,
      },
      mutations: { retry: false },
    },
  });
}
