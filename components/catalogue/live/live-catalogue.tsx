'use client';

import { FetchingProvider } from '@/components/fetching/fetching-provider';
import type { Results } from '../catalogue-results';
import { Catalogue } from './catalogue';

/** The catalogue: drawn by the server with its `first` results, then changed in the browser. */
export function LiveCatalogue({ first }: { first: Results }) {
  return (
    <FetchingProvider>
      <Catalogue first={first} />
    </FetchingProvider>
  );
}
