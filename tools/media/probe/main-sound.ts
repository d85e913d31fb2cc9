import type { Sound } from './recording';

/** The track that is heard first: the one the file marks, or else its first. None if silent. */
export function mainSound(sound: readonly Sound[]): Sound | undefined {
  return sound.find(({ isDefault }) => isDefault) ?? sound[0];
}
