'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';

/**
 * A button and what drops from it, below the header. The platform's popover does the work: Escape,
 * a press outside and the button close it, focus goes back to the button, and it needs no script
 * (docs/decisions/0002-dropdown-is-a-popover.md). Only a link followed inside the app needs a word.
 */
export function Dropdown({ label, children }: { label: ReactNode; children: ReactNode }) {
  const id = useId();
  const dropped = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = dropped.current;
    element?.addEventListener('click', closeAfterLink);
    return () => element?.removeEventListener('click', closeAfterLink);
  }, []);

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="label group flex h-full min-w-11 items-center gap-2 underline-offset-8 hover:underline"
      >
        {label}
        <span aria-hidden="true" className="grid gap-1">
          <span className="block h-0.5 w-4 bg-current" />
          <span className="block h-0.5 w-4 bg-current" />
        </span>
      </button>
      <div
        ref={dropped}
        id={id}
        popover="auto"
        className="inset-x-0 top-[calc(var(--header)+2px)] bottom-auto m-0 max-h-[calc(100dvh-var(--header)-2px)] w-full max-w-none overflow-y-auto border-0 border-ink border-b-2 bg-paper text-ink"
      >
        {children}
      </div>
    </>
  );
}

function closeAfterLink({ target, currentTarget }: MouseEvent) {
  if ((target as Element).closest('a')) (currentTarget as HTMLElement).hidePopover();
}
