/** A beginning of so many seconds is not worth going back to. */
const beginning = 10;
/** The end has come this long before the last frame (seconds), or at this share, whichever is later. */
const endSeconds = 15;
const endShare = 0.95;

/**
 * What to do with a position: keep it, leave what is kept as it is (too early, or nothing is known of
 * the film's length: so a 0 never replaces anything), or forget the film, which has been seen.
 */
export function judgePosition(time: number, duration: number): 'keep' | 'leave' | 'forget' {
  if (!Number.isFinite(duration) || duration <= 0 || !(time > beginning)) return 'leave';
  return time < Math.max(duration - endSeconds, duration * endShare) ? 'keep' : 'forget';
}
