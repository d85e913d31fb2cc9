import { join } from 'node:path';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import { serveBuild } from '@/tools/build/serve-build';
import { kindsOfPage } from './kinds-of-page';
import { openScales, type Weight } from './open-scales';
import { weighRuntime } from './weigh-runtime';
import { weighWall } from './weigh-wall';

/** What a first visit to any page may cost in JavaScript, in KB of 1024 bytes. */
const limits: Weight = { gzip: 150, br: 130 };
/** What the runtime around the pages may add to it, gzipped. */
const runtimeLimit = 6;
/** The timeline's page with its posters, in KB of gzip. */
const wallLimit = 60;

const inKB = (bytes: number) => (bytes / 1024).toFixed(1);

async function main() {
  const build = join(builtRoot(), '.next');
  const weigh = openScales(build);
  const { address, stop } = await serveBuild();
  const ask = async (path: string) => (await fetch(address + path)).text();
  try {
    for (const [kind, paths] of Object.entries(kindsOfPage(build))) {
      const weights: Weight[] = [];
      for (const path of paths) weights.push(weigh(await ask(path)));
      const [gzip, br] = (['gzip', 'br'] as const).map((form) =>
        Math.max(...weights.map((weight) => weight[form])),
      ) as [number, number];
      process.stdout.write(
        `First-load JavaScript, ${kind}: ${inKB(gzip)} KB gzip, ${inKB(br)} KB br ` +
          `(limits ${limits.gzip}, ${limits.br})\n`,
      );
      // Without a page or without scripts nothing was weighed.
      const isLight = gzip > 0 && gzip <= limits.gzip * 1024 && br <= limits.br * 1024;
      if (!isLight) process.exitCode = 1;
    }
    const wall = await weighWall(ask);
    process.stdout.write(
      `The timeline, its page with all posters: ${inKB(wall)} KB gzip (limit ${wallLimit} KB)\n`,
    );
    if (wall > wallLimit * 1024) process.exitCode = 1;
  } finally {
    await stop();
  }
  const runtime = await weighRuntime(process.cwd());
  process.stdout.write(
    `  of which the runtime around the pages: ${inKB(runtime)} KB gzip (limit ${runtimeLimit} KB)\n`,
  );
  if (runtime > runtimeLimit * 1024) process.exitCode = 1;
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
