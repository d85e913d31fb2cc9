import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { findPort } from '@/tools/setup/find-port';
import { findChromium, findProgram } from '@/tools/setup/find-programs.mjs';
import { give } from './command';
import { fillHouse, recordFilm } from './fill-house';
import { runSite } from './run-site';
import { serversOf } from './servers-of';
import { changeSoftware, cloneSoftware, commit } from './software';
import { visitHouse } from './visit-house';

/** Without ffmpeg a house cannot make its media either. */
const hasPrograms = Boolean(findProgram(['ffmpeg']));

test.runIf(hasPrograms)(
  'a house moves in, is open, and takes the next version',
  async ({ onTestFinished }) => {
    const folder = mkdtempSync(join(tmpdir(), 'bobine-moving-in-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [{ upstream, software }, recorded] = await Promise.all([
      cloneSoftware(folder),
      recordFilm(folder),
    ]);
    const house = join(folder, 'house');
    await give(software, ['npm', 'run', '--silent', 'new-site', '--', house]);
    await fillHouse(software, house, recorded);
    await give(house, ['git', 'init', '--quiet', '--initial-branch=main']);
    await commit(house, 'Notre maison');
    const checked = await give(software, ['npm', 'run', '--silent', 'check', '--', house]);
    expect(checked).toMatch(/, 0 failed\s*$/);
    expect(existsSync(join(software, '.builds')), 'a check serves nothing').toBe(false);

    const own = { CONTENT_DIR: house, PORT: String(await findPort()) };
    const browser = await chromium.launch({ executablePath: findChromium() });
    onTestFinished(() => browser.close());
    const { address, stop } = await runSite(software, own);
    onTestFinished(stop);
    await visitHouse(browser, address);

    await changeSoftware(upstream, 'La page du film', 'Tout sur ce film');
    await give(software, ['git', 'pull', '--quiet', '--ff-only']);
    expect(await give(software, ['npm', 'run', 'up'], own)).toContain('shows this build now');
    // The process before it takes visitors for a moment more, and has no file of the new build's pages.
    await expect.poll(() => serversOf(software).length, { timeout: 60_000 }).toBeLessThan(2);
    const home = async () => (await fetch(address)).text();
    await expect.poll(home, { timeout: 30_000 }).toContain('Tout sur ce film');
    await visitHouse(browser, address);
    expect(await give(house, ['git', 'status', '--porcelain'])).toBe('');
  },
);
