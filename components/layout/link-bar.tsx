import type { ReactNode } from 'react';

/** A row between two rules: links, and `<details>` whose contents open below the row. Hidden while empty. */
export function LinkBar({ children }: { children: ReactNode }) {
  return (
    <div className="shell mt-6 has-[>:empty]:hidden">
      <div className="link-bar">{children}</div>
    </div>
  );
}
