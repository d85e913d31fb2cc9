import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { findChromium } from './tools/setup/find-chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 3210);
const executablePath = findChromium();

// Tests have a house of their own, and are run against its build.
process.env.HOUSE = 'tests/house';

// What buyers leave lies apart from a house's own orders. Workers read this file anew, and are told by their parent.
process.env.DATA = process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'bobine-e2e-data-'));

/** The browser speaks with the site alone, and runs as root in a container. */
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // No machine that tests has one; drawing as if it had costs a twelfth of a visit's processor time.
  '--disable-gpu',
];

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

/**
 * Specs that ask what a visit leaves in the tab's history, in memory or in the browser's storage: what they find must
 * depend on no test before them. Their tests have a browser context each; all others share one by worker, which
 * Playwright empties between them (cookies, storage, cache, routes, scripts, clock): a new one costs half a second.
 */
const alone = [
  /app\/(?:chunks|scroll|two-builds|two-builds-film)\.spec/,
  /catalogue\/(?:back|live)\.spec/,
  /player\/(?:autoplay|leaving|strict)\.spec/,
  // Where the storage is to be empty.
  /lists\/.*\.spec/,
  /e2e\/kept\.spec/,
  /player\/(?:places|provider|storage)\.spec/,
  /shop\/basket\.spec/,
];

/**
 * A journey runs where it differs. A test without a tag runs at a desk; `@phone` says that it is on the
 * phone instead, since it is about touch or a narrow layout; `@every-screen`, that it is on both.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  retries: 0,
  // One more than cores: a visit waits for its line and its clocks half of the time.
  workers: 3,
  // axe reads a page twice over, in light and in dark.
  timeout: 120_000,
  // Two browsers, the site and sometimes a second one share the machine: an answer may take its time.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-CH',
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
  projects: [
    // The longest first, so that no core waits for them at the end.
    { name: 'alone', testMatch: alone, grepInvert: /@phone/, use: desktop },
    { name: 'alone on the phone', testMatch: alone, grep: /@phone|@every-screen/, use: phone },
    // What the server answers does not depend on a screen.
    { name: 'server', testMatch: /server\/.*\.spec\.ts/, use: { reuseContext: true } },
    {
      name: 'phone',
      testIgnore: [/server\//, ...alone],
      grep: /@phone|@every-screen/,
      use: { ...phone, reuseContext: true },
    },
    {
      name: 'desktop',
      testIgnore: [/server\//, ...alone],
      grepInvert: /@phone/,
      use: { ...desktop, reuseContext: true },
    },
  ],
  webServer: {
    command: 'node lib/server/start.mjs',
    url: `http://localhost:${port}/robots.txt`,
    env: {
      PORT: String(port),
      HOST: '',
      SITE_URL: '',
      STOP_NOTICE: '0',
      DATA: process.env.E2E_DATA,
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
