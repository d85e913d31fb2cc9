import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Program = {
  /** Throws all that it has written where it has ended. */
  check: () => void;
  /** Waits until it has written this; the first group of it, else all of it. Throws where it ends before. */
  says: (words: RegExp) => Promise<string>;
  /** Ends it and what it has started. */
  stop: () => Promise<void>;
};

/** Starts a program with all that it will start in a group of its own. */
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
  // It is told by whoever waits for its words.
  ended.catch(() => {});
  const kill = () => {
    try {
      process.kill(-Number(child.pid), 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  // Where whoever asked for it is broken off nothing else would end it.
  process.once('exit', kill);
  const check = () => {
    const isOver = child.exitCode !== null || child.signalCode !== null;
    if (isOver) throw new Error(`${name} ended: ${output}`);
  };
  return {
    check,
    async says(words) {
      for (;;) {
        const match = words.exec(output);
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
