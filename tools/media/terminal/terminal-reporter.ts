import type { Reporter } from '@/tools/media/making/step';

const barWidth = 24;

interface OutputStream {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Draws a moving progress bar on a terminal; in a log, prints one line per step. */
export function terminalReporter(out: OutputStream, now: () => number = Date.now): Reporter {
  let since = 0;
  let drawn = '';
  const elapsed = () => (now() - since) / 1000;
  const draw = (line: string) => {
    if (!out.isTTY || line === drawn) return;
    drawn = line;
    out.write(`\r${line}\u001b[K`);
  };
  return {
    note: (words) => out.write(`${words}\n`),
    skipped: (step) => out.write(`${step.padEnd(10)} finished already\n`),
    started: (step) => {
      since = now();
      draw(progressLine(step, 0, 0));
    },
    progress: (step, share) => draw(progressLine(step, share, elapsed())),
    finished: (step) => {
      draw('');
      out.write(`${step.padEnd(10)} finished in ${Math.ceil(elapsed())} s\n`);
    },
  };
}

/** One line of text: `hls        [#########---------------]  38 %   2 min left`. */
function progressLine(name: string, share: number, elapsedSeconds: number): string {
  const done = Math.min(1, Math.max(0, share));
  const filled = Math.round(done * barWidth);
  const bar = '#'.repeat(filled).padEnd(barWidth, '-');
  const percent = String(Math.floor(done * 100)).padStart(3);
  return `${name.padEnd(10)} [${bar}] ${percent} %  ${timeLeft(done, elapsedSeconds)}`.trimEnd();
}

/** Empty in the first seconds, when an estimate would be a guess. */
function timeLeft(done: number, elapsed: number): string {
  if (elapsed < 3 || done <= 0 || done >= 1) return '';
  const seconds = (elapsed / done) * (1 - done);
  return seconds < 60 ? `${Math.ceil(seconds)} s left` : `${Math.ceil(seconds / 60)} min left`;
}
