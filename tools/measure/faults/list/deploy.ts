import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildsFolder, builtRoot } from '@/lib/server/builds/built-root.mjs';
import { findPort } from '@/tools/setup/find-port';
import { ask, wait } from '../ask';
import { copyBuild } from '../copy-build';
import type { Fault } from '../fault';
import { least } from '../pair';
import { sayVisits, visitDuring } from '../visit-during';

/** What only the build before has: a tab that shows one of its pages asks for it. */
const chunk = '/_next/static/chunks/of-the-build-before.js';

/** A site under load is told to show another build, as `npm run up` tells it. */
export const deploy: Fault = {
  name: 'deploy under load',
  async provoke() {
    const folder = mkdtempSync(resolve('.builds-fault-'));
    const shelf = join(folder, buildsFolder);
    for (const name of ['before', 'after']) copyBuild(builtRoot(), join(shelf, name));
    writeFileSync(join(shelf, 'before', chunk.replace('/_next', '.next')), 'before();');
    const port = await findPort();
    const env = { PORT: String(port), HOST: '', SITE_URL: '', STOP_NOTICE: '1' };
    const keeper = fork(resolve('tools/measure/faults/show-on-wish.mjs'), {
      cwd: folder,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const show = async (name: string) => {
      keeper.send({ name, env });
      const [fault] = await once(keeper, 'message');
      if (fault) throw new Error(String(fault));
    };
    const hasChunk = async () => (await ask({ port, path: chunk })).status === 200;
    try {
      await show('before');
      const had = await hasChunk();
      const visits = await visitDuring({ port, least }, async () => {
        await show('after');
        await wait(2_500);
        await show('before');
        await wait(2_500);
        await show('after');
        await wait(2_500);
      });
      const hasStill = await hasChunk();
      return {
        said: `${sayVisits(visits)} over three changes; a tab of the build before ${hasStill ? 'still gets its chunks' : 'loses its chunks'}`,
        isWell: visits.failed === 0 && had && hasStill,
      };
    } finally {
      const ended = once(keeper, 'exit');
      keeper.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
