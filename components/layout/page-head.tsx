import type { ReactNode } from 'react';
import { PageTitle } from './page-title';

/** Page header: the large title, with an introduction below. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="shell pt-10 md:pt-16">
      <PageTitle text={title} />
      {children && (
        <div className="mt-5 max-w-[60ch] text-lg leading-snug md:text-xl">{children}</div>
      )}
    </header>
  );
}
