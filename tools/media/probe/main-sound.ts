import type { Sound } from './recording';

/** The default track: the one marked in the file, or else the first; `undefined` for a silent film. */
export function mainSound(sound: readonly Sound[]): Sound | undefined {
  return sound.find(({ isDefault }) => isDefault) ?? sound[0];
}
