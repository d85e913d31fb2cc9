import type { ReactNode } from 'react';
import { Footer } from '@/components/site/frame/footer';
import { Header } from '@/components/site/frame/header';
import { MainContent } from '@/components/site/frame/main-content';

/** Layout of all pages except the page of a collection and the embed page of a film. */
export default function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <MainContent>{children}</MainContent>
      <Footer />
    </>
  );
}
