import type { ReactNode } from 'react';

/** Target of the skip link. */
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
