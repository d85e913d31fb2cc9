import type { ReactNode } from 'react';
import { CollectionLayout } from '@/components/site/frame/collection-layout';

/** The layout named `collection`. Every other page has the default layout. */
export default function Layout({ children }: { children: ReactNode }) {
  return <CollectionLayout>{children}</CollectionLayout>;
}
