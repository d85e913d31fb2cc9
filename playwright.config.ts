import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { findChromium } from './tools/setup/find-programs.mjs';

const port = Number(process.env.E2E_PORT ?? 3210);
const executablePath = findChromium();

// Tests use a site of their own and run against its build.
process.env.CONTENT_DIR = 'tests/site';

// Keeps test orders apart from real ones. Workers evaluate this file again and inherit `E2E_DATA` from their
// parent process.
process.env.DATA = process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'bobine-e2e-data-'));

/** The browser only talks to the site, and runs as root in a container. */
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // Test machines have no GPU; emulating one costs a twelfth of the processor time of a visit.
  '--disable-gpu',
];

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

/** Excludes slow tests that rarely fail (`@release`), unless `npm run verify -- --release` sets `RELEASE`. */
const excludedTags = process.env.RELEASE ? [] : [/@release/];

/**
 * Tests run only on the screens where they differ. Without a tag, a test runs on the desktop; with `@phone`, on
 * the phone instead (touch or narrow layout); with `@every-screen`, on both.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  retries: 0,
  // One worker more than two cores: half of the time, a test waits for the network or a timer.
  workers: 3,
  // axe analyses a page twice, in light and in dark colours.
  timeout: 120_000,
  // Two browsers and one or two servers share the machine, so an answer may be slow.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-CH',
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
  projects: [
    // Tests of server responses do not depend on a screen and need no browser.
    { name: 'server', testMatch: /server\/.*\.spec\.ts/, grepInvert: excludedTags },
    {
      name: 'phone',
      testIgnore: /server\//,
      grep: /@phone|@every-screen/,
      grepInvert: excludedTags,
      use: phone,
    },
    {
      name: 'desktop',
      testIgnore: /server\//,
      grepInvert: [/@phone/, ...excludedTags],
      use: desktop,
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
