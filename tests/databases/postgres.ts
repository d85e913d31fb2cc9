import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '@/tools/setup/find-postgres.mjs';

/** Whether a real PostgreSQL can be started here: Debian's `postgresql` is installed. */
export const hasPostgres = findPostgres() !== undefined;

/**
 * Starts a PostgreSQL of its own on a socket in a folder of its own; root starts it as `postgres`.
 * @param isDurable what it says is done has reached the disk; tests do without
 */
export function startPostgres({ isDurable = false } = {}) {
  const programs = findPostgres();
  if (!programs) throw new Error('There is no PostgreSQL here: apt-get install postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, Number(idOf('-u')), Number(idOf('-g')));
  const run = (program: string, ...given: string[]) => {
    const command = [join(programs, program), ...given];
    const [name = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(name, rest, { stdio: 'ignore', cwd: folder });
  };
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-A', 'trust', '-U', 'bobine', '--no-sync', '-E', 'UTF8');
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=${isDurable ? 'on' : 'off'}`;
  run('pg_ctl', '-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start');
  let count = 0;
  return {
    /** The address of a new, empty database. */
    create() {
      count += 1;
      run('createdb', '-h', folder, '-U', 'bobine', `shop${count}`);
      return `postgres://bobine@/shop${count}?host=${encodeURIComponent(folder)}`;
    },
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idOf(what: '-u' | '-g'): string {
  return execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }).trim();
}
