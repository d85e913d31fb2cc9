import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import { serveBuild } from '@/tools/build/serve-build';
import { ask } from '../ask';
import type { Fault, Finding } from '../fault';
import { sayVisits, visitDuring } from '../visit-during';

/** Mounts, as root of a Linux; gives back how they are taken away, or `undefined` where it is not allowed. */
function mount(steps: string[][]): (() => void) | undefined {
  const done: string[] = [];
  const undo = () => {
    for (const place of done.reverse()) execFileSync('umount', ['-l', place], { stdio: 'ignore' });
  };
  try {
    for (const args of steps) {
      execFileSync('mount', args, { stdio: 'ignore' });
      const place = args.at(-1) ?? '';
      done.push(place);
      if (args.includes('tmpfs'))
        for (const name of ['upper', 'work']) mkdirSync(join(place, name));
    }
    return undo;
  } catch {
    undo();
    return undefined;
  }
}

/** Everything that the site answers, from a disk on which nothing can be written. */
async function visitOn(disk: 'read-only' | 'full'): Promise<Finding> {
  // As deep below the project as builds are: the link to the media holds.
  const folder = mkdtempSync(resolve('.builds-fault-'));
  const [root, small] = [join(folder, 'site'), join(folder, 'small')];
  for (const place of [root, small]) mkdirSync(place);
  const built = resolve(builtRoot());
  const layers = `lowerdir=${built},upperdir=${small}/upper,workdir=${small}/work`;
  const unmount = mount(
    disk === 'full'
      ? [
          ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', small],
          ['-t', 'overlay', '-o', layers, 'overlay', root],
        ]
      : [['-t', 'overlay', '-o', `lowerdir=${built}:${small}`, 'overlay', root]],
  );
  if (!unmount) return { said: 'wants root of a Linux that may mount', isWell: undefined };
  let refusal = 'could be written';
  try {
    writeFileSync(join(root, 'filling'), Buffer.alloc(1024 * 1024));
  } catch (error) {
    refusal = String((error as NodeJS.ErrnoException).code);
  }
  try {
    const site = await serveBuild({ root });
    const port = Number(new URL(site.address).port);
    let broken = 0;
    const visits = await visitDuring({ port, least: 1_000 }, async () => {
      for (let number = 0; number < 50; number += 1)
        for (const path of [`/catalogue?q=a+${number}`, `/api/films?q=${number}`, `/x/${number}`])
          if ((await ask({ port, path })).status >= 500) broken += 1;
    });
    await site.stop();
    const words = site.log().trim().split('\n').filter(Boolean).length;
    return {
      said: `${sayVisits(visits)}, ${broken} of 150 that had to be made, ${words} lines in the log (a file written there: ${refusal})`,
      isWell: visits.failed + broken === 0 && /^E(?:NOSPC|ROFS)$/.test(refusal),
    };
  } finally {
    unmount();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const readOnly: Fault = { name: 'read-only disk', provoke: () => visitOn('read-only') };
export const fullDisk: Fault = { name: 'full disk', provoke: () => visitOn('full') };
