import type { ReactNode } from 'react';

/**
 * What a popover (`id`) shows below the header, and the shade over the rest of the page: a press on it closes the
 * popover, without script too, and reaches nothing that lies beneath. Keys have Escape.
 */
export function DroppedPanel({ id, children }: { id: string; children: ReactNode }) {
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
