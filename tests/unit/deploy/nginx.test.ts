import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPort } from '@/tools/setup/find-port';
import { installNginx, type Nginx, openDeployed } from '@/tools/setup/nginx';
import { bundleProgram } from '../bundle-program';
import { get } from '../server/get';

// Debian's package. Without it these tests are skipped, and their title says so.
const nginx = installNginx();
const missing = nginx ? '' : ' (SKIPPED: no nginx here, apt-get install nginx-light)';

const page = '/movie/nosferatu';
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

describe.skipIf(!nginx)(`deploy/nginx.conf before two instances${missing}`, () => {
  const instances: { port: number; child: ChildProcess }[] = [];
  let cache: Nginx;
  let program: Awaited<ReturnType<typeof bundleProgram>>;

  async function start(port: number): Promise<ChildProcess> {
    const child = fork(program.path, [String(port)], { execArgv: [] });
    await once(child, 'message');
    return child;
  }
  async function end(index: 0 | 1, signal: NodeJS.Signals) {
    const child = instances[index]?.child;
    const ended = child && once(child, 'exit');
    child?.kill(signal);
    await ended;
  }
  async function restart(index: 0 | 1, signal: NodeJS.Signals) {
    await end(index, signal);
    const { port } = instances[index] ?? { port: 0 };
    instances[index] = { port, child: await start(port) };
  }
  const ask = (path: string, headers: Record<string, string> = {}) =>
    get({ path, headers, port: cache.port });

  /** The statuses of uncached requests while `work` runs. */
  async function visitDuring(work: () => Promise<unknown>) {
    let isOver = false;
    const statuses: (number | undefined)[] = [];
    const walk = async (name: number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let visit = 0; !isOver; visit += 1) {
        const path = `${page}?${name}.${visit}.${statuses.length}`;
        statuses.push((await get({ path, port: cache.port }).catch(() => undefined))?.status);
        await wait(2);
      }
      agent.destroy();
    };
    const walks = Array.from({ length: 8 }, (_, name) => walk(name));
    await wait(200);
    await work();
    await wait(500);
    isOver = true;
    await Promise.all(walks);
    return statuses;
  }

  beforeAll(async () => {
    program = await bundleProgram('tests/unit/deploy/serve-test-server.ts');
    const ports = [await findPort(), await findPort()] as [number, number];
    for (const port of ports) instances.push({ port, child: await start(port) });
    cache = await openDeployed(ports);
  }, 60_000);
  afterAll(async () => {
    await cache?.stop();
    for (const { child } of instances) child.kill('SIGKILL');
    program?.remove();
  });

  it('serves pages from its cache, in the requested encoding', async () => {
    const first = await ask(page, { 'accept-encoding': 'gzip, deflate, br' });
    expect(first.headers['content-encoding']).toBe('br');
    // nginx stores a response after it has sent it.
    await expect
      .poll(async () => (await ask(page, { 'accept-encoding': 'br;q=1.0, gzip' })).headers)
      .toMatchObject({ 'x-cache': 'HIT', 'content-encoding': 'br' });
    for (const accept of ['', 'br;q=0, gzip;q=0'])
      expect(
        (await ask(page, { 'accept-encoding': accept })).headers['content-encoding'],
      ).toBeUndefined();
    expect((await ask('/nowhere')).status).toBe(404);
  });

  const german = { 'accept-language': 'DE-ch,de;q=0.9' };

  it('caches the home page, and still redirects by language', async () => {
    const redirected: Record<string, string>[] = [
      german,
      { cookie: 'a=1; i18n_redirected=de' },
      { cookie: 'i18n_redirected=de', 'accept-language': 'fr' },
      { 'accept-language': 'en, de;q=.8, fr;q=.7' },
      { 'accept-language': 'fr;q=0.5, gsw-CH' },
      { 'accept-language': 'fr;q=0, *' },
    ];
    const staying: Record<string, string>[] = [
      {},
      { 'accept-language': 'fr-CH,de;q=0.9' },
      { ...german, cookie: 'i18n_redirected=fr' },
      { 'accept-language': 'den' },
    ];
    await expect.poll(async () => (await ask('/')).headers['x-cache']).toBe('HIT');
    for (const headers of redirected) {
      const { status, headers: answered } = await ask('/', headers);
      expect([status, answered.location, answered['x-cache']]).toEqual([302, '/de', 'BYPASS']);
    }
    for (const headers of staying)
      expect((await ask('/', headers)).headers['x-cache'], JSON.stringify(headers)).toBe('HIT');
  });

  it('never sends a payload for a page', async () => {
    for (const path of ['/', page]) {
      await ask(`${path}?_rsc`, { rsc: '1' });
      await ask(path, { rsc: '1' });
      expect((await ask(path)).headers['content-type']).toContain('text/html');
    }
  });

  it('passes ranges of films on, uncached', async () => {
    const { status, body, headers } = await ask('/media/study.mp4', { range: 'bytes=2-4' });
    expect([status, body, headers['x-cache']]).toEqual([206, '234', undefined]);
  });

  it('loses no request while an instance is killed and restarted', async () => {
    const statuses = await visitDuring(() => restart(0, 'SIGKILL'));
    expect(statuses.length).toBeGreaterThan(100);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it('loses no request while one instance after the other is restarted', async () => {
    const statuses = await visitDuring(async () => {
      await restart(0, 'SIGTERM');
      await restart(1, 'SIGTERM');
    });
    expect(statuses.length).toBeGreaterThan(100);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it('serves cached pages while both instances are down, and 502 for others', async () => {
    await ask(page);
    await ask('/');
    await Promise.all([end(0, 'SIGKILL'), end(1, 'SIGKILL')]);
    for (const headers of [{}, german]) {
      const home = await ask('/', headers);
      expect([home.status, home.body]).toEqual([200, '<h1>Accueil</h1>']);
    }
    expect((await ask(page)).status).toBe(200);
    expect((await ask('/never/asked')).status).toBe(502);
  });
});
