/** A stretch of a film, in seconds. */
type Stretch = { start: number; end: number };

/** So near to a hole (seconds) the film stands before it. */
const brink = 0.6;

/**
 * Has a film jump over a stretch that nobody has, once it comes to it; what lies before is seen.
 * @param go on loading from this second
 * @returns how to forget it
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
    // A hole at the end is the end.
    const to = Number.isFinite(media.duration) ? Math.min(end, media.duration) : end;
    if (media.currentTime < to) media.currentTime = to + 0.01;
    go(to);
  };
  for (const name of ['timeupdate', 'waiting', 'stalled', 'seeked'])
    media.addEventListener(name, check, { signal: watching.signal });
  check();
  return () => watching.abort();
}

/** Whether something is left to be seen. */
function readyAhead({ buffered, currentTime }: HTMLMediaElement): boolean {
  for (let at = 0; at < buffered.length; at += 1)
    if (buffered.start(at) <= currentTime && buffered.end(at) > currentTime + brink) return true;
  return false;
}
