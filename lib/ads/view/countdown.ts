type Countdown = {
  /** `0:07`; empty while the length is not known. */
  text: string;
  /** Whole seconds that are left. */
  seconds: number;
  /** How much has run, 0 to 1. */
  share: number;
  /** Whole seconds until it may be skipped, 0 from then on. */
  skipIn: number;
};

/** What the badge says; `elapsed`, `duration` and `skipAfter` in seconds. */
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
