import type { ReactNode } from 'react';

/** One row of a definition list. Renders nothing if `show` is false. */
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
    <div className="flex flex-wrap items-baseline gap-x-4 border-line border-t py-2.5">
      <dt className="label max-w-full shrink-0 basis-32 text-muted">{name}</dt>
      <dd className="max-w-full flex-1 basis-44 hyphens-auto break-words">{children}</dd>
    </div>
  );
}
