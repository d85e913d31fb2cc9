type Countdown = {
  /** `0:07`; empty while the duration is unknown. */
  text: string;
  /** Whole seconds remaining. */
  seconds: number;
  /** Progress, 0 to 1. */
  share: number;
  /** Whole seconds until the ad may be skipped, then 0. */
  skipIn: number;
};

/** Values of the countdown badge; `elapsed`, `duration` and `skipAfter` in seconds. */
export function countdown(
  { elapsed, duration }: { elapsed: number; duration: number },
  skipAfter = 0,
): Countdown {
  const skipIn = Math.max(0, Math.ceil(skipAfter - elapsed));
  if (!(duration > 0)) return { text: '', seconds: 0, share: 0, skipIn };
  const seconds = Math.max(0, Math.ceil(duration - elapsed));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return { text, seconds, share: Math.min(1, elapsed / duration), skipIn };
}
