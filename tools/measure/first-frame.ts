import { type Browser, chromium, type Page } from 'playwright';
import { serveBuild } from '@/tools/build/serve-build';
import { findChromium } from '@/tools/setup/find-programs.mjs';
import { median } from './statistics';

// `npm run first-frame`: time from a press to the first video frame, compared with the browser's own player.
const runs = 7;
/** Limit, as a multiple of the time that the browser's own player needs. */
const limit = 1.2;
/** Processor slowdown factor. */
const slower = 4;

declare global {
  interface Window {
    /** Milliseconds from the first press to the first frame; set once it is shown. */
    firstFrame?: number;
  }
}

/** A page with a player that is ready to be pressed. */
type Scenario = { path: string; button: string; prepare: (page: Page) => Promise<void> };

const folder = '/media/etude-en-diagonales';
const native: Scenario = {
  path: '/robots.txt',
  button: 'video',
  prepare: (page) =>
    page.evaluate((at) => {
      document.body.innerHTML = `<video onclick="this.play()" playsinline preload="none" width="1280"
          height="720" poster="${at}/poster.jpg" src="${at}/film.mp4"></video>`;
    }, folder),
};
const immediatePress: Scenario = {
  // `#watch` brings the player into view: pictures loaded by later scrolling would share the bandwidth.
  path: '/movie/etude-en-diagonales#watch',
  button: '#watch button[aria-busy]',
  async prepare() {},
};
const delayedPress: Scenario = {
  ...immediatePress,
  async prepare(page) {
    await page.hover(immediatePress.button);
    // Long enough for the page to detect the intent to play.
    await page.waitForTimeout(500);
    await page.waitForLoadState('networkidle');
  },
};
const rows = [
  { name: 'pressed after a pause', way: delayedPress, rate: 1 },
  { name: 'pressed at once', way: immediatePress, rate: 1 },
  { name: `pressed at once, processor ${slower} times slower`, way: immediatePress, rate: slower },
].map((row) => ({ ...row, ours: [] as number[], theirs: [] as number[] }));

/** Runs in the page before its scripts: measures the time from the press to the first frame. */
function watchFirstFrame(): void {
  let pressed: number | undefined;
  const seen = new WeakSet<HTMLVideoElement>();
  addEventListener('click', ({ timeStamp }) => (pressed ??= timeStamp), { capture: true });
  new MutationObserver(() => {
    for (const video of document.querySelectorAll('video')) {
      if (seen.has(video)) continue;
      seen.add(video);
      video.requestVideoFrameCallback((now) => {
        if (pressed !== undefined) window.firstFrame ??= now - pressed;
      });
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Milliseconds from a press to the first frame, for a first visit on a home connection. */
async function timeFirstFrame(browser: Browser, site: string, scenario: Scenario, rate: number) {
  // The strict CSP of the page would block the browser's own player.
  const context = await browser.newContext({ locale: 'fr-CH', bypassCSP: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchFirstFrame);
    await page.goto(site + scenario.path, { waitUntil: 'networkidle' });
    await scenario.prepare(page);
    const devtools = await context.newCDPSession(page);
    const throughput = (9 * 1024 * 1024) / 8;
    await devtools.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 100 },
      ...{ downloadThroughput: throughput, uploadThroughput: throughput },
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await page.locator(scenario.button).click();
    const frame = await page.waitForFunction(() => window.firstFrame);
    return Number(await frame.jsonValue());
  } finally {
    await context.close();
  }
}

const { address, stop } = await serveBuild();
const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'];
const browser = await chromium.launch({ executablePath: findChromium(), args });
try {
  // Measures all rows in each round, so that a moment when the machine is busy affects all of them.
  for (let run = 0; run < runs; run += 1)
    for (const { way: scenario, rate, ours: playerTimes, theirs: nativeTimes } of rows) {
      nativeTimes.push(await timeFirstFrame(browser, address, native, rate));
      playerTimes.push(await timeFirstFrame(browser, address, scenario, rate));
    }
} finally {
  await browser.close();
  await stop();
}
for (const { name, ...times } of rows) {
  const [playerTimes, nativeTimes] = [median(times.ours), median(times.theirs)];
  const ratio = playerTimes / nativeTimes;
  process.stdout.write(
    `First frame, ${name}: ${playerTimes.toFixed(0)} ms, native <video> ${nativeTimes.toFixed(0)} ms ` +
      `(${ratio.toFixed(2)} times, limit ${limit})\n`,
  );
  if (!(ratio <= limit)) process.exitCode = 1;
}
