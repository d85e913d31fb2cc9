import type { ReactNode } from 'react';
import { Footer } from '@/components/site/frame/footer';
import { Header } from '@/components/site/frame/header';
import { MainContent } from '@/components/site/frame/main-content';

/** The layout of every page except collections. */
export default function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <MainContent>{children}</MainContent>
      <Footer />
    </>
  );
}
