import { clamp } from './clamp';

/** Clamps a volume to 0–1 (specification, section 5). */
export function clampVolume(volume: number): number {
  return clamp(volume, 0, 1);
}
