import { chromium } from 'playwright';
import { serveBuild } from '@/tools/build/serve-build';
import { findChromium } from '@/tools/setup/find-chromium.mjs';
import { median } from './median';
import { timeFirstFrame, type Way } from './time-first-frame';

/** `npm run first-frame`: from a press to the first picture, beside the browser's own player. */

const runs = 7;
/** Times the browser's own player (issue 10). */
const limit = 1.2;
/** A processor a quarter as fast. */
const slower = 4;

const folder = '/media/etude-en-diagonales';
const gate = '#watch button[aria-busy]';
/** Where the player is in view: pictures that a scrolling test brings up would share its line. */
const path = '/movie/etude-en-diagonales#watch';

const native: Way = {
  path: '/robots.txt',
  button: 'video',
  prepare: (page) =>
    page.evaluate((at) => {
      document.body.innerHTML = `<video onclick="this.play()" playsinline preload="none" width="1280"
          height="720" poster="${at}/poster.jpg" src="${at}/film.mp4"></video>`;
    }, folder),
};
const pressedAtOnce: Way = { path, button: gate, async prepare() {} };

/** Each beside the browser's own player on the same machine. */
const pairs: Record<string, { player: Way; native: Way }> = {
  'pressed after a pause': {
    player: {
      path,
      button: gate,
      async prepare(page) {
        await page.hover(gate);
        // Long enough for the page to take it as reaching for the film.
        await page.waitForTimeout(500);
        await page.waitForLoadState('networkidle');
      },
    },
    native,
  },
  'pressed at once': { player: pressedAtOnce, native },
  [`pressed at once, processor ${slower} times slower`]: {
    player: { ...pressedAtOnce, slower },
    native: { ...native, slower },
  },
};

async function main() {
  const { address, stop } = await serveBuild();
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  const rows = Object.entries(pairs).map(([name, pair]) => ({
    ...{ name, pair, player: [] as number[], native: [] as number[] },
  }));
  try {
    // In turn, so that a busy moment of the machine falls on all of them.
    for (let run = 0; run < runs; run += 1)
      for (const row of rows)
        for (const who of ['native', 'player'] as const)
          row[who].push(await timeFirstFrame(browser, address, row.pair[who]));
  } finally {
    await browser.close();
    await stop();
  }
  for (const { name, ...times } of rows) {
    const [ours, theirs] = [median(times.player), median(times.native)];
    const ratio = ours / theirs;
    process.stdout.write(
      `First frame, ${name}: ${ours.toFixed(0)} ms, native <video> ${theirs.toFixed(0)} ms ` +
        `(${ratio.toFixed(2)} times, limit ${limit})\n`,
    );
    if (!(ratio <= limit)) process.exitCode = 1;
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
