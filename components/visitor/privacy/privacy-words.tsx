import type { ReactNode } from 'react';

/** What the page says of itself, in lines of a length that is read well. */
export function PrivacyWords({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-[58ch] space-y-[0.8em] md:text-lg md:leading-normal">{children}</div>
  );
}
