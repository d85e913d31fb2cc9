import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import { serveBuild } from '@/tools/build/serve-build';
import { sendRequest } from '../harness';
import { type Fault, type Finding, visitDuring } from './fault';

const wrongSettings: Record<string, string>[] = [
  ...[{ SITE_URL: 'films.example' }, { SITE_URL: 'ftp://films.example' }, { PORT: 'http' }],
  ...[{ SITE_URL: 'https://another.example' }, { ACCESS_LOG: 'yes' }, { UNCACHED_LOCALES: 'xx' }],
];

/** Invalid variables, or an address other than the build's: the server must report this and exit. */
export const address: Fault = {
  name: 'wrong variables at the start',
  async inject() {
    const started: string[] = [];
    for (const env of wrongSettings) {
      const [[name, value] = ['', '']] = Object.entries(env);
      const message = await serveBuild({ env }).then(
        (site) => site.stop().then(() => 'it started'),
        ({ message }: Error) => message,
      );
      const isReported =
        message.includes(name) && message.includes(value) && !/\n\s+at /.test(message);
      if (!isReported) started.push(`${name}=${value}: ${message.slice(0, 200)}`);
    }
    const summary = `${wrongSettings.length - started.length} of ${wrongSettings.length} refused with a sentence that names them`;
    return { summary: [summary, ...started].join(', '), hasPassed: started.length === 0 };
  },
};

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'ignore' });

/** Visits the site on a disk that cannot be written to. Needs root on Linux with the right to mount. */
async function visitOn(disk: 'read-only' | 'full'): Promise<Finding> {
  // The folder is as deep below the project as a build, so that the relative media link works.
  const folder = mkdtempSync(resolve('.builds-fault-'));
  const [root, small] = [join(folder, 'site'), join(folder, 'small')];
  for (const place of [root, small]) mkdirSync(place);
  const built = resolve(builtRoot());
  const mounted: string[] = [];
  try {
    try {
      if (disk === 'full') {
        mount('-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', small);
        mounted.unshift(small);
        for (const name of ['upper', 'work']) mkdirSync(join(small, name));
      }
      const above = `,upperdir=${small}/upper,workdir=${small}/work`;
      const layers = `lowerdir=${built}${disk === 'full' ? above : `:${small}`}`;
      mount('-t', 'overlay', '-o', layers, 'overlay', root);
      mounted.unshift(root);
    } catch {
      return { summary: 'wants root of a Linux that may mount', hasPassed: undefined };
    }
    let refusal = 'could be written';
    try {
      writeFileSync(join(root, 'filling'), Buffer.alloc(1024 * 1024));
    } catch (error) {
      refusal = String((error as NodeJS.ErrnoException).code);
    }
    const site = await serveBuild({ root });
    const port = Number(new URL(site.address).port);
    let broken = 0;
    const { summary, failed } = await visitDuring({ port, least: 1_000 }, async () => {
      for (let number = 0; number < 50; number += 1)
        for (const path of [`/catalogue?q=a+${number}`, `/api/films?q=${number}`, `/x/${number}`])
          if ((await sendRequest({ port, path })).status >= 500) broken += 1;
    });
    await site.stop();
    const lines = site.log().trim().split('\n').filter(Boolean).length;
    return {
      summary: `${summary}, ${broken} of 150 that had to be made, ${lines} lines in the log (a file written there: ${refusal})`,
      hasPassed: failed + broken === 0 && /^E(?:NOSPC|ROFS)$/.test(refusal),
    };
  } finally {
    for (const place of mounted) execFileSync('umount', ['-l', place], { stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  }
}

export const readOnly: Fault = { name: 'read-only disk', inject: () => visitOn('read-only') };
export const fullDisk: Fault = { name: 'full disk', inject: () => visitOn('full') };
