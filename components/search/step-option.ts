/**
 * Which option a key makes active: its index, or -1 for the field itself; `undefined` where the key is the
 * field's own (ARIA 1.2, combobox). Home and End belong to the text until an option is active; left and
 * right lead back to it.
 */
export function stepOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : -1;
    case 'ArrowUp':
      return active >= 0 ? active - 1 : count - 1;
    case 'Home':
      return active >= 0 ? 0 : undefined;
    case 'End':
      return active >= 0 ? count - 1 : undefined;
    case 'ArrowLeft':
    case 'ArrowRight':
      return active >= 0 ? -1 : undefined;
    default:
      return undefined;
  }
}
