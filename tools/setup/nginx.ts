import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from './find-port';

const places = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'];

/** Path of the installed nginx, or `undefined`. */
export function findNginx(): string | undefined {
  return places.find((path) => existsSync(path));
}

/** Like `findNginx`, but first installs the Debian package if nginx is missing and the user is root. */
export function installNginx(): string | undefined {
  if (findNginx() || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0)
    return findNginx();
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-q', '-y', '--no-install-recommends', 'nginx-light'];
  try {
    for (const args of [['update', '-q'], install])
      execFileSync('apt-get', args, { env, stdio: 'ignore', timeout: 120_000 });
  } catch {
    // No network, or another installation is running: the caller reports that nginx is missing.
  }
  return findNginx();
}

export type Nginx = { port: number; pid: number; stop: () => Promise<void> };

/**
 * Runs nginx with the configuration of `deploy/nginx.conf` in front of two local instances.
 * @param file configuration, relative to the project root
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

/** Runs nginx as a static file server for a folder. */
export function openFiles(root: string): Promise<Nginx> {
  return runNginx(
    (_, port) =>
      `server { listen 127.0.0.1:${port}; root ${root}; sendfile on; tcp_nopush on; keepalive_requests 1000000; }`,
  );
}

/** Runs nginx on a free port. @param site builds the content of `http { … }` from a folder and a port */
async function runNginx(site: (folder: string, port: number) => string): Promise<Nginx> {
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
  await waitUntilReachable(port, child);
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
  // The workers must be able to read the folder, which belongs to this user only.
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

/** Waits until nginx listens or exits, without a time limit, since the machine may be busy. */
async function waitUntilReachable(port: number, child: ChildProcess): Promise<void> {
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
