import type { ReactNode } from 'react';

/**
 * Content of a popover (`id`) below the header, and the shade over the rest of the page. A press on the shade closes
 * the popover, also without script, and does not reach the page. Keyboard users press Escape.
 */
export function DropdownPanel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <>
      <div className="dropped-panel">{children}</div>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        tabIndex={-1}
        aria-hidden="true"
        className="shade"
      />
    </>
  );
}
