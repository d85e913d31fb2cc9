import type { ReactNode } from 'react';

/** One line of a list of facts; left out where `show` is false. */
export function Fact({
  name,
  show = true,
  children,
}: {
  name: string;
  show?: boolean;
  children: ReactNode;
}) {
  if (!show) return null;
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 md:max-lg:grid-cols-[6rem_minmax(0,1fr)] border-line border-t py-2.5">
      <dt className="label pt-0.5 text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
