import { clampVolume } from '@/lib/player/clamp';
import { deviceRecord } from '@/lib/primitives/storage/device-storage';

const stored = deviceRecord('bobine-player');

/** The stored volume, 0 to 1, and whether the visitor has muted the player. A film starts with them before its player. */
export function readSound(): { volume: number; muted: boolean } {
  const { volume, muted } = stored.read();
  return { volume: typeof volume === 'number' ? clampVolume(volume) : 1, muted: muted === true };
}
