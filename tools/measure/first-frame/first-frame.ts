import { chromium } from 'playwright';
import { serveBuild } from '@/tools/build/serve-build';
import { findChromium } from '@/tools/setup/find-chromium.mjs';
import { median } from './median';
import { timeFirstFrame, type Way } from './time-first-frame';

/** `npm run first-frame`: from a press to the first picture, beside the browser's own player. */

const runs = 7;
/** Times the browser's own player (issue 3). */
const limit = 1.5;

const folder = '/media/etude-en-diagonales';
const gate = '#watch button[aria-busy]';
/** Where the player is in view: pictures that a scrolling test brings up would share its line. */
const path = '/movie/etude-en-diagonales#watch';

const ways = {
  'native <video>': {
    path: '/robots.txt',
    button: 'video',
    prepare: (page) =>
      page.evaluate((at) => {
        document.body.innerHTML = `<video onclick="this.play()" playsinline preload="none" width="1280"
          height="720" poster="${at}/poster.jpg" src="${at}/film.mp4"></video>`;
      }, folder),
  },
  'player, pressed after a pause': {
    path,
    button: gate,
    async prepare(page) {
      await page.hover(gate);
      await page.waitForLoadState('networkidle');
    },
  },
  'player, pressed at once': { path, button: gate, async prepare() {} },
} satisfies Record<string, Way>;

async function main() {
  const { address, stop } = await serveBuild();
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  const times = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
  try {
    // In turn, so that a busy moment of the machine falls on all of them.
    for (let run = 0; run < runs; run += 1)
      for (const [name, way] of Object.entries(ways))
        times.get(name)?.push(await timeFirstFrame(browser, address, way));
  } finally {
    await browser.close();
    await stop();
  }
  const medians = [...times].map(([name, all]) => [name, median(all)] as const);
  const native = medians[0]?.[1] ?? Number.NaN;
  for (const [name, time] of medians) {
    const ratio = (time / native).toFixed(2);
    process.stdout.write(
      `First frame, ${name}: ${time.toFixed(0)} ms (${ratio} times native, limit ${limit})\n`,
    );
  }
  if (!medians.every(([, time]) => time <= native * limit)) process.exitCode = 1;
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
