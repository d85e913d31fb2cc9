'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type Props = { id: string; label: ReactNode; children: ReactNode };

/**
 * A button and what drops from it, below the header. The platform's popover does the work: Escape,
 * a press outside and the button close it, focus goes back to the button, and it needs no script
 * (docs/decisions/0002-dropdown-is-a-popover.md). A link followed inside the app needs a word, and so does Tab beyond the
 * last of its links: what has the focus then would lie below it.
 */
export function Dropdown({ id, label, children }: Props) {
  const dropped = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = dropped.current;
    element?.addEventListener('click', closeAfterLink);
    element?.addEventListener('focusout', closeWhenLeft);
    return () => {
      element?.removeEventListener('click', closeAfterLink);
      element?.removeEventListener('focusout', closeWhenLeft);
    };
  }, []);

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="label group flex min-h-11 min-w-11 items-center justify-center gap-2 underline-offset-8 hover:underline"
      >
        {label}
        <span aria-hidden="true" className="grid gap-1">
          <span className="block w-4 border-t-2" />
          <span className="block w-4 border-t-2" />
        </span>
      </button>
      <div ref={dropped} id={id} popover="auto" className="dropped">
        {children}
      </div>
    </>
  );
}

function closeAfterLink({ target, currentTarget }: MouseEvent) {
  if ((target as Element).closest('a')) (currentTarget as HTMLElement).hidePopover();
}

function closeWhenLeft({ relatedTarget, currentTarget }: FocusEvent) {
  const element = currentTarget as HTMLElement;
  if (relatedTarget && !element.contains(relatedTarget as Node)) element.hidePopover();
}
