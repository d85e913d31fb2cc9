import { expect, it } from 'vitest';
import { progressLine, terminalReporter } from '@/tools/media/terminal/terminal-reporter';

it('fills the bar, and guesses the time only when it knows something', () => {
  expect(progressLine('hls', 0.5, 90)).toBe(
    'hls        [############------------]  50 %  2 min left',
  );
  expect(progressLine('hls', 0.25, 1)).toBe('hls        [######------------------]  25 %');
  expect(progressLine('hls', 1.2, 90)).toBe('hls        [########################] 100 %');
});

function written(isTTY: boolean): string {
  let text = '';
  let clock = 0;
  const out = { isTTY, write: (more: string) => (text += more) };
  const reporter = terminalReporter(out, () => clock);
  reporter.skipped('film');
  reporter.begun('hls');
  clock = 4200;
  reporter.progress('hls', 0.5);
  reporter.finished('hls');
  return text;
}

it('writes one line for a step into a log', () => {
  expect(written(false)).toBe('film       finished already\nhls        finished in 5 s\n');
});

it('moves a bar in a terminal, and clears it at the end', () => {
  expect(written(true)).toContain(' 50 %  5 s left\u001b[K\r\u001b[Khls        finished in 5 s\n');
});
