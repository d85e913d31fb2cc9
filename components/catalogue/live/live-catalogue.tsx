'use client';

import type { ComponentProps } from 'react';
import { FetchingProvider } from '@/components/fetching/fetching-provider';
import { Catalogue } from './catalogue';

/** The catalogue: drawn by the server with its `first` results, then changed in the browser. */
export function LiveCatalogue(props: ComponentProps<typeof Catalogue>) {
  return (
    <FetchingProvider>
      <Catalogue {...props} />
    </FetchingProvider>
  );
}
