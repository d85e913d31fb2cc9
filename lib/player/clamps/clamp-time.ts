import { clamp } from './clamp';

/** Seconds between 0 and the duration; 0 while the duration is not known (section 5). */
export function clampTime(time: number, duration: number): number {
  return clamp(time, 0, Number.isFinite(duration) && duration > 0 ? duration : 0);
}
