import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Program = {
  /** Throws its output if it has exited. */
  check: () => void;
  /** Waits for this output; returns the first group, else the match. Throws if it exits before. */
  waitFor: (pattern: RegExp) => Promise<string>;
  /** Ends it and its child processes. */
  stop: () => Promise<void>;
};

/** Starts a program in its own process group. */
export function startProgram(
  [name = '', ...args]: string[],
  env: Record<string, string> = {},
): Program {
  const child = spawn(name, args, {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  const ended = once(child, 'exit');
  // Reported by `waitFor`.
  ended.catch(() => {});
  const kill = () => {
    try {
      process.kill(-Number(child.pid), 'SIGKILL');
    } catch {
      // It has exited already.
    }
  };
  // Nothing else would end it if the tests are interrupted.
  process.once('exit', kill);
  const check = () => {
    const isOver = child.exitCode !== null || child.signalCode !== null;
    if (isOver) throw new Error(`${name} ended: ${output}`);
  };
  return {
    check,
    async waitFor(pattern) {
      for (;;) {
        const match = pattern.exec(output);
        if (match) return match[1] ?? match[0];
        check();
        await Promise.race([ended, once(child.stdout, 'data'), once(child.stderr, 'data')]);
      }
    },
    async stop() {
      process.off('exit', kill);
      kill();
      if (child.exitCode === null && child.signalCode === null) await ended;
    },
  };
}
