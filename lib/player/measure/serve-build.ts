import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Serves the build on a free port. Returns its address and the way to stop it. */
export async function serveBuild(): Promise<{ site: string; stop: () => void }> {
  const port = await findPort();
  const server = spawn(process.execPath, ['lib/server/start.mjs'], {
    env: { ...process.env, PORT: String(port), HOST: '', SITE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const began = once(server.stdout, 'data').then(() => true);
  const ended = once(server, 'exit').then(() => false);
  if (!(await Promise.race([began, ended])))
    throw new Error('The site does not start: npm run build');
  return { site: `http://localhost:${port}`, stop: () => server.kill() };
}

async function findPort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (!address || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}
