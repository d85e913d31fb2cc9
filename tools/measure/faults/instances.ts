import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildsFolder, builtRoot } from '@/lib/server/builds/built-root.mjs';
import { serveBuild } from '@/tools/build/serve-build';
import { findPort } from '@/tools/setup/find-port';
import { installNginx, openDeployed } from '@/tools/setup/nginx';
import { sendRequest, wait } from '../harness';
import { type Fault, type Finding, listVisited, type Site, visitDuring } from './fault';

type Pair = {
  /** Port of nginx, which proxies both instances. */
  port: number;
  instances: Pick<Site, 'kill' | 'stop'>[];
  /** Restarts an instance on its former port. */
  start: (instanceIndex: 0 | 1) => Promise<void>;
};

/** A fault test with two instances behind nginx, as in `deploy/nginx.conf`. */
const pairFault = (name: string, inject: (pair: Pair) => Promise<Finding>): Fault => ({
  name,
  env: { STOP_NOTICE: '1' },
  async inject(site) {
    if (!installNginx())
      return {
        summary: 'there is no nginx here: apt-get install nginx-light',
        hasPassed: undefined,
      };
    const env = { STOP_NOTICE: '1' };
    const other = await serveBuild({ env });
    const ports = [site.port, Number(new URL(other.address).port)] as [number, number];
    const instances: Pair['instances'] = [site, other];
    const nginx = await openDeployed(ports);
    const start = async (instanceIndex: 0 | 1) => {
      instances[instanceIndex] = await serveBuild({ port: ports[instanceIndex], env });
    };
    try {
      return await inject({ port: nginx.port, instances, start });
    } finally {
      await nginx.stop();
      await Promise.all(instances.map((instance) => instance.stop()));
    }
  },
});

/** Kills one of two instances under load and restarts it later. */
export const killed = pairFault('kill -9 behind nginx', async ({ port, instances, start }) => {
  const { summary, failed } = await visitDuring({ port }, async () => {
    await instances[0]?.kill();
    await wait(3_000);
    await start(0);
    await wait(1_000);
  });
  return { summary, hasPassed: failed === 0 };
});

/** Restarts two instances under load, one after the other. */
export const rolled = pairFault(
  'rolling restart behind nginx',
  async ({ port, instances, start }) => {
    const { summary, failed } = await visitDuring({ port }, async () => {
      for (const instanceIndex of [0, 1] as const) {
        await instances[instanceIndex]?.stop();
        await start(instanceIndex);
      }
    });
    return { summary, hasPassed: failed === 0 };
  },
);

/** Both instances down: visited pages must still be served from nginx's cache. */
export const away = pairFault('origin away', async ({ port, instances }) => {
  const pages = listVisited().filter((path) => !path.endsWith('.mp4'));
  for (const path of pages) await sendRequest({ port, path });
  // A cached page is fresh for a minute; after that, nginx requests it again.
  await wait(61_000);
  await Promise.all(instances.map((instance) => instance.kill()));
  const answers = await Promise.all(pages.map((path) => sendRequest({ port, path })));
  const served = answers.filter(({ status, body }) => status === 200 && body.length > 0);
  const stale = answers.filter(({ headers }) => headers['x-cache'] === 'STALE');
  const { status } = await sendRequest({ port, path: '/vod?never=asked' });
  return {
    summary: `${served.length} of ${pages.length} visited addresses served, ${stale.length} of them stale; ${status} for one that nobody had visited`,
    hasPassed: served.length === pages.length && stale.length > 0,
  };
});

/** A chunk that only the previous build has, as requested by a tab with an older page. */
const chunk = '/_next/static/chunks/of-the-build-before.js';

/** Switches the build of a site under load, like `npm run up`. Linux only. */
export const deploy: Fault = {
  name: 'deploy under load',
  async inject() {
    const folder = mkdtempSync(resolve('.builds-fault-'));
    const builds = join(folder, buildsFolder);
    mkdirSync(builds);
    for (const name of ['before', 'after']) {
      const media = join(builds, name, 'public/media');
      execFileSync('cp', ['-al', builtRoot(), join(builds, name)]);
      // The link is relative to the original folder of the build.
      rmSync(media);
      symlinkSync(realpathSync(join(builtRoot(), 'public/media')), media);
    }
    writeFileSync(join(builds, 'before', chunk.replace('/_next', '.next')), 'before();');
    const port = await findPort();
    const env = { PORT: String(port), HOST: '', SITE_URL: '', STOP_NOTICE: '1' };
    const deployProcess = fork(resolve('tools/measure/faults/show-build.mjs'), {
      ...{ cwd: folder, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    });
    const show = async (name: string) => {
      deployProcess.send({ name, env });
      const [failure] = await once(deployProcess, 'message');
      if (failure) throw new Error(String(failure));
    };
    const hasChunk = async () => (await sendRequest({ port, path: chunk })).status === 200;
    try {
      await show('before');
      const hadChunk = await hasChunk();
      const { summary, failed } = await visitDuring({ port }, async () => {
        for (const name of ['after', 'before', 'after']) {
          await show(name);
          await wait(2_500);
        }
      });
      const hasStill = await hasChunk();
      return {
        summary: `${summary} over three changes; a tab of the build before ${hasStill ? 'still gets' : 'loses'} its chunks`,
        hasPassed: failed === 0 && hadChunk && hasStill,
      };
    } finally {
      const exited = once(deployProcess, 'exit');
      deployProcess.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
