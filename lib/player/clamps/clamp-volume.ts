import { clamp } from './clamp';

/** 0 to 1 (specification, section 5). */
export function clampVolume(volume: number): number {
  return clamp(volume, 0, 1);
}
