/** A time range in seconds. */
type TimeRange = { start: number; end: number };

/** Distance to the gap, in seconds, at which playback counts as having reached it. */
const gapMargin = 0.6;

/**
 * Seeks past a gap in the stream once playback reaches it; buffered content before it still plays.
 *
 * @param resumeLoading resumes loading from this second
 *
 * @returns a function that cancels the jump
 */
export function skipGap(
  media: HTMLMediaElement,
  { start, end }: TimeRange,
  resumeLoading: (from: number) => void,
): () => void {
  const watching = new AbortController();
  const check = () => {
    if (media.currentTime < start - gapMargin && isBufferedAhead(media)) return;
    watching.abort();
    // A gap at the end counts as the end.
    const to = Number.isFinite(media.duration) ? Math.min(end, media.duration) : end;
    if (media.currentTime < to) media.currentTime = to + 0.01;
    resumeLoading(to);
  };
  for (const name of ['timeupdate', 'waiting', 'stalled', 'seeked'])
    media.addEventListener(name, check, { signal: watching.signal });
  check();
  return () => watching.abort();
}

/** Whether more than `seconds` are buffered ahead. */
export function isBufferedAhead(
  { buffered, currentTime }: HTMLMediaElement,
  seconds = gapMargin,
): boolean {
  for (let at = 0; at < buffered.length; at += 1)
    if (buffered.start(at) <= currentTime && buffered.end(at) > currentTime + seconds) return true;
  return false;
}
