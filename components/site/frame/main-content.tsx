import type { ReactNode } from 'react';

/** Where the skip link leads. */
export const mainContentId = 'content';

export function MainContent({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <main id={mainContentId} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </main>
  );
}
