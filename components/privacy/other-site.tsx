import type { ReactNode } from 'react';

type Props = { title: string; hosts: string; children: ReactNode };

/** One beside this site: what it is there for, what it learns, and its hosts. */
export function OtherSite({ title, hosts, children }: Props) {
  return (
    <div className="border-line border-t py-5">
      <h3 className="display-3">{title}</h3>
      <p className="mt-1 max-w-[58ch] text-lg leading-snug">{children}</p>
      {hosts && <p className="wrap-anywhere mt-2 max-w-[80ch] text-muted text-sm">{hosts}</p>}
    </div>
  );
}
