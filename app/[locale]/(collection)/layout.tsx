import type { ReactNode } from 'react';
import { CollectionLayout } from '@/components/site/frame/collection-layout';

/** Layout of the page of a collection. */
export default function Layout({ children }: { children: ReactNode }) {
  return <CollectionLayout>{children}</CollectionLayout>;
}
