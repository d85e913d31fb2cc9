'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type Props = { id: string; label: ReactNode; children: ReactNode };

/**
 * Button with a panel that opens below the header. The native popover handles Escape, a press outside and the
 * return of the focus, without script (docs/decisions/0002-dropdown-is-a-popover.md). Script closes it in two
 * more cases: when a link in it is followed, because a client-side navigation keeps it open, and when Tab
 * leaves the panel, because it would cover the focused element.
 */
export function Dropdown({ id, label, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = panel.current;
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
      <div ref={panel} id={id} popover="auto" className="dropped">
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
