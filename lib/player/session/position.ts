import { guardedStorage } from '@/lib/device/guarded-storage';

const stored = guardedStorage(() => window.sessionStorage, 'bobine-player');

/** Where this tab left a source, in seconds: it outlives a change of language, not the visit. */
export function readPosition(src: string): number | undefined {
  const position = stored.read()[src];
  return typeof position === 'number' && position > 0 ? position : undefined;
}

/** Keeps a position above 0; never puts 0 over one that is kept. `undefined` forgets it. */
export function writePosition(src: string, position: number | undefined): void {
  if (position === 0) return;
  stored.write({ ...stored.read(), [src]: position });
}
