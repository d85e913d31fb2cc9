import { type ReactNode, useId } from 'react';

type Props = { title: string; isEmpty: boolean; className?: string; children: ReactNode };

/** Options of one kind, with a heading. */
export function OptionGroup({ title, isEmpty, className, children }: Props) {
  const id = useId();
  if (isEmpty) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets.
    <div role="group" aria-labelledby={id} className="pt-5">
      <div id={id} role="presentation" className="label mb-2 text-muted">
        {title}
      </div>
      <div role="presentation" className={className}>
        {children}
      </div>
    </div>
  );
}
