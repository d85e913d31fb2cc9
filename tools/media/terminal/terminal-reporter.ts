import type { Reporter } from '../making/reporter';
import { progressLine } from './progress-line';

interface Out {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Draws a bar that moves where someone watches; elsewhere, in a log, one line for each step. */
export function terminalReporter(out: Out, now: () => number = Date.now): Reporter {
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
    begun: (step) => {
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
