import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { environment } from './command';

/**
 * `npm run up` of a house, until the site answers.
 * @throws with all that it printed where it ends before
 */
export async function runSite(software: string, own: { CONTENT_DIR: string; PORT: string }) {
  const site = spawn('npm', ['run', 'up'], {
    ...{ cwd: software, stdio: ['ignore', 'pipe', 'pipe'] },
    env: environment(own),
  });
  const said: Buffer[] = [];
  for (const stream of [site.stdout, site.stderr]) stream.on('data', (part) => said.push(part));
  const ended = new Promise<void>((resolve) => site.on('close', () => resolve()));
  const address = `http://localhost:${own.PORT}`;
  while (!(await isReady(address))) {
    if (site.exitCode !== null)
      throw new Error(`npm run up did not open the site:\n${Buffer.concat(said)}`);
    await Promise.race([wait(250), ended]);
  }
  const stop = () => {
    site.kill('SIGTERM');
    return ended;
  };
  return { address, stop };
}

async function isReady(address: string) {
  const answer = await fetch(`${address}/readyz`).catch(() => undefined);
  return answer?.ok ?? false;
}
