import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

export type Opened = { pid: number; port: number; stop: () => Promise<void> };

/** A server in a process of its own, which tells its port. */
export async function openProcess(
  program: string,
  { args = [], cwd }: { args?: string[]; cwd?: string } = {},
): Promise<Opened> {
  const child = fork(resolve('tools/measure/bench', program), args, {
    ...(cwd ? { cwd } : {}),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.once('exit', () => child.kill());
  const [port] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${program} ended with code ${code}`);
    }),
  ]);
  return {
    pid: Number(child.pid),
    port: Number(port),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
