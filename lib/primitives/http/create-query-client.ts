import { QueryClient } from '@tanstack/react-query';

/**
 * Cache time in milliseconds of unused query results: while a visitor reads about a film. On the server a client lives as
 * long as its response, and a timer would retain it for half an hour.
 */
const cacheTime = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 30 * 60_000;

/**
 * Query client of the islands. It retries nothing: `fetchAnswer`, which every query and mutation calls, retries GET
 * requests itself, and mutations are never retried.
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
