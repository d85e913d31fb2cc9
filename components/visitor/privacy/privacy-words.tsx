import type { ReactNode } from 'react';

/** Text of the privacy page with a readable line length. */
export function PrivacyWords({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-[58ch] space-y-[0.8em] md:text-lg md:leading-normal">{children}</div>
  );
}
