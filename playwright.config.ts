import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { findChromium } from './tools/setup/find-chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 3210);
const executablePath = findChromium();

// Tests have a house of their own, and are run against its build.
process.env.CONTENT_DIR = 'tests/house';

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

/** `npm run verify -- --release` runs what is slow and rarely breaks too. */
const later = process.env.RELEASE ? [] : [/@release/];

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
    // What the server answers does not depend on a screen, and needs no browser.
    { name: 'server', testMatch: /server\/.*\.spec\.ts/, grepInvert: later },
    {
      name: 'phone',
      testIgnore: /server\//,
      grep: /@phone|@every-screen/,
      grepInvert: later,
      use: phone,
    },
    { name: 'desktop', testIgnore: /server\//, grepInvert: [/@phone/, ...later], use: desktop },
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
