import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { MainContent } from '@/components/layout/main-content';

/** The layout of every page that is not a collection. */
export default function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <MainContent>{children}</MainContent>
      <Footer />
    </>
  );
}
