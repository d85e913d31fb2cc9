import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header } from './header';
import { MainContent } from './main-content';

/** A collection is read like a programme: on its own ground, from the first film to the last. */
export function CollectionLayout({ children }: { children: ReactNode }) {
  return (
    <div data-layout="collection">
      <Header />
      <MainContent>{children}</MainContent>
      <Footer />
    </div>
  );
}
