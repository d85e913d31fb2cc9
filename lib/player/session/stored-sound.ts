import { clampVolume } from '@/lib/player/clamp';
import { deviceRecord } from '@/lib/primitives/storage/device-storage';

/** The visitor's player settings on the device (`preferences.ts`). */
export const storedSettings = deviceRecord('bobine-player');

/**
 * The stored volume, 0 to 1, and whether the visitor has muted the player. A film that starts before its player
 * is ready uses these values.
 */
export function readSound({ volume, muted } = storedSettings.read()) {
  return { volume: typeof volume === 'number' ? clampVolume(volume) : 1, muted: muted === true };
}
