const cells = 24;

/** One line of text: `hls        [#########---------------]  38 %   2 min left`. */
export function progressLine(name: string, share: number, elapsedSeconds: number): string {
  const done = Math.min(1, Math.max(0, share));
  const filled = Math.round(done * cells);
  const bar = '#'.repeat(filled).padEnd(cells, '-');
  const percent = String(Math.floor(done * 100)).padStart(3);
  return `${name.padEnd(10)} [${bar}] ${percent} %  ${timeLeft(done, elapsedSeconds)}`.trimEnd();
}

/** Nothing in the first seconds, when it would only be a guess. */
function timeLeft(done: number, elapsed: number): string {
  if (elapsed < 3 || done <= 0 || done >= 1) return '';
  const seconds = (elapsed / done) * (1 - done);
  return seconds < 60 ? `${Math.ceil(seconds)} s left` : `${Math.ceil(seconds / 60)} min left`;
}
