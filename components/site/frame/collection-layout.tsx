import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header } from './header';
import { MainContent } from './main-content';

/** Layout of a collection's page, with its own background. */
export function CollectionLayout({ children }: { children: ReactNode }) {
  return (
    <div data-layout="collection">
      <Header />
      <MainContent>{children}</MainContent>
      <Footer />
    </div>
  );
}
