import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgres } from '@/tools/setup/find-programs.mjs';

/** Whether PostgreSQL is installed here (Debian's `postgresql`). */
export const hasPostgres = findPostgres() !== undefined;

export type Cluster = { address: (database: string) => string };

const at = (folder: string): Cluster => ({
  address: (database) => `postgres://bobine@/${database}?host=${encodeURIComponent(folder)}`,
});

/**
 * Starts PostgreSQL on a socket in `folder`, or waits until another process has started it.
 * @param fill runs once after the start, before the cluster is handed out
 */
export async function startOnce(
  folder: string,
  fill: (cluster: Cluster) => Promise<void>,
): Promise<Cluster> {
  const cluster = at(folder);
  const ready = join(folder, 'ready');
  const failed = join(folder, 'failed');
  try {
    mkdirSync(join(folder, 'taken'));
  } catch {
    while (!existsSync(ready)) {
      if (existsSync(failed)) throw new Error('PostgreSQL could not be started by another test.');
      await wait(20);
    }
    return cluster;
  }
  try {
    startCluster(folder);
    await fill(cluster);
    writeFileSync(ready, '');
  } catch (error) {
    writeFileSync(failed, '');
    throw error;
  }
  return cluster;
}

/** Stops the cluster in `folder` if one runs, and removes the folder. */
export function stopCluster(folder: string): void {
  if (existsSync(join(folder, 'data/postmaster.pid')))
    run(folder, 'pg_ctl', '-D', join(folder, 'data'), '-m', 'immediate', 'stop');
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Starts PostgreSQL in an empty folder.
 * @param isDurable whether commits are synced to disk (`fsync`); tests do not need it
 */
export function startCluster(folder: string, { isDurable = false } = {}): Cluster {
  if (isRoot()) chownSync(folder, Number(idOf('-u')), Number(idOf('-g')));
  const data = join(folder, 'data');
  run(folder, 'initdb', '-D', data, '-A', 'trust', '-U', 'bobine', '--no-sync', '-E', 'UTF8');
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`];
  settings.push(`fsync=${isDurable ? 'on' : 'off'}`);
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  run(folder, 'pg_ctl', '-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start');
  return at(folder);
}

const isRoot = () => process.getuid?.() === 0;

/** Runs a PostgreSQL program; as root, as the user `postgres`, since PostgreSQL refuses to run as root. */
function run(folder: string, program: string, ...given: string[]) {
  const programs = findPostgres();
  if (!programs) throw new Error('There is no PostgreSQL here: apt-get install postgresql');
  const command = [join(programs, program), ...given];
  const [name = '', ...rest] = isRoot() ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  execFileSync(name, rest, { stdio: 'ignore', cwd: folder });
}

function idOf(what: '-u' | '-g'): string {
  return execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }).trim();
}
