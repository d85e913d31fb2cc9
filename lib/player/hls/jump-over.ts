/** A time range in seconds. */
type Stretch = { start: number; end: number };

/** Distance to the gap, in seconds, at which playback counts as having reached it. */
const brink = 0.6;

/**
 * Seeks past a gap in the stream once playback reaches it; buffered content before it still plays.
 *
 *  @param go resumes loading from this second
 *
 *  @returns a function that cancels the jump
 */
export function jumpOver(
  media: HTMLMediaElement,
  { start, end }: Stretch,
  go: (from: number) => void,
): () => void {
  const watching = new AbortController();
  const check = () => {
    if (media.currentTime < start - brink && readyAhead(media)) return;
    watching.abort();
    // A gap at the end counts as the end.
    const to = Number.isFinite(media.duration) ? Math.min(end, media.duration) : end;
    if (media.currentTime < to) media.currentTime = to + 0.01;
    go(to);
  };
  for (const name of ['timeupdate', 'waiting', 'stalled', 'seeked'])
    media.addEventListener(name, check, { signal: watching.signal });
  check();
  return () => watching.abort();
}

/** Whether more than `brink` seconds are buffered ahead. */
function readyAhead({ buffered, currentTime }: HTMLMediaElement): boolean {
  for (let at = 0; at < buffered.length; at += 1)
    if (buffered.start(at) <= currentTime && buffered.end(at) > currentTime + brink) return true;
  return false;
}
