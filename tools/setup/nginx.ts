import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from './find-port';

const places = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'];

/** The nginx of this machine, `undefined` where there is none. */
export function findNginx(): string | undefined {
  return places.find((path) => existsSync(path));
}

/** The same; where this is root on a Debian, its package is installed first. */
export function installNginx(): string | undefined {
  if (findNginx() || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0)
    return findNginx();
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-q', '-y', '--no-install-recommends', 'nginx-light'];
  try {
    for (const args of [['update', '-q'], install])
      execFileSync('apt-get', args, { env, stdio: 'ignore', timeout: 120_000 });
  } catch {
    // Without a network, or beside another that installs: whoever asks says that there is none.
  }
  return findNginx();
}

export type Nginx = { port: number; pid: number; stop: () => Promise<void> };

/**
 * nginx as `deploy/nginx.conf` has it before two instances, here on ports of this machine.
 * @param file the configuration, from the project's root
 */
export function openDeployed([one, two]: [number, number], file = 'deploy/nginx.conf') {
  const written = readFileSync(file, 'utf8');
  return runNginx((folder, port) =>
    written
      .replace('bobine-one:3000', `127.0.0.1:${one}`)
      .replace('bobine-two:3000', `127.0.0.1:${two}`)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('/var/cache/nginx', `${folder}/cache`),
  );
}

/** nginx with the files of a folder, as they are. */
export function openFiles(root: string): Promise<Nginx> {
  return runNginx(
    (_, port) =>
      `server { listen 127.0.0.1:${port}; root ${root}; sendfile on; tcp_nopush on; keepalive_requests 1000000; }`,
  );
}

/** Runs nginx on a free port. @param site what stands in `http { … }`, for a folder and a port */
export async function runNginx(site: (folder: string, port: number) => string): Promise<Nginx> {
  const nginx = findNginx();
  if (!nginx) throw new Error('There is no nginx here: apt-get install nginx-light');
  const folder = mkdtempSync(join(tmpdir(), 'bobine-nginx-'));
  mkdirSync(join(folder, 'cache'));
  const port = await findPort();
  writeFileSync(join(folder, 'nginx.conf'), surround(folder, site(folder, port)));
  const child = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    cwd: folder,
    stdio: 'ignore',
  });
  process.once('exit', () => child.kill());
  await reach(port, child);
  return {
    port,
    pid: Number(child.pid),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function surround(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // Its workers are to read the folder, which is this user's alone.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `
${user}
daemon off;
worker_processes 1;
pid nginx.pid;
error_log error.log;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${site}
}
`;
}

/** Waits until it listens, however busy the machine is: it does, or it ends. */
async function reach(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx ended with code ${child.exitCode ?? child.signalCode}`);
}
