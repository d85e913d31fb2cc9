import { spawn } from 'node:child_process';
import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environment } from './command';

/**
 * Runs `npm run up`, until the site answers.
 * @throws with its output if it exits before
 */
export async function runSite(software: string, own: { CONTENT_DIR: string; PORT: string }) {
  const site = spawn('npm', ['run', 'up'], {
    ...{ cwd: software, stdio: ['ignore', 'pipe', 'pipe'] },
    env: environment(own),
  });
  const output: Buffer[] = [];
  for (const stream of [site.stdout, site.stderr]) stream.on('data', (part) => output.push(part));
  const ended = new Promise<void>((resolve) => site.on('close', () => resolve()));
  const address = `http://localhost:${own.PORT}`;
  while (!(await isReady(address))) {
    if (site.exitCode !== null)
      throw new Error(`npm run up did not open the site:\n${Buffer.concat(output)}`);
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

/** Ids of the processes that serve a build: their working folder is that of the build. Empty except on Linux. */
export function serversOf(software: string): string[] {
  const builds = join(realpathSync(software), '.builds/');
  return processes().filter((id) => folderOf(id).startsWith(builds));
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** The working folder of a process; empty if it has exited. */
function folderOf(id: string): string {
  try {
    return readlinkSync(`/proc/${id}/cwd`);
  } catch {
    return '';
  }
}
