import type { Memory } from './kept';

/** Every name in the browser's storage; none where the browser refuses. */
export function listKeys(memory: Memory): string[] {
  try {
    return Object.keys(memory === 'tab' ? window.sessionStorage : window.localStorage);
  } catch {
    return [];
  }
}
