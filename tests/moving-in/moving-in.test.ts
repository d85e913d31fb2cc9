import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { findPort } from '@/tools/setup/find-port';
import { findChromium, findProgram } from '@/tools/setup/find-programs.mjs';
import { give } from './command';
import { fillSite, recordFilm } from './fill-site';
import { runSite, serversOf } from './run-site';
import { changeSoftware, cloneSoftware, commit } from './software';
import { visitSite } from './visit-site';

/** `npm run media` needs ffmpeg. */
const hasPrograms = Boolean(findProgram(['ffmpeg']));

test.runIf(hasPrograms)(
  'a new site is filled, checked, served, and updated to the next version',
  async ({ onTestFinished }) => {
    const folder = mkdtempSync(join(tmpdir(), 'bobine-moving-in-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [{ upstream, software }, recorded] = await Promise.all([
      cloneSoftware(folder),
      recordFilm(folder),
    ]);
    const content = join(folder, 'content');
    await give(software, ['npm', 'run', '--silent', 'new-site', '--', content]);
    await fillSite(software, content, recorded);
    await give(content, ['git', 'init', '--quiet', '--initial-branch=main']);
    await commit(content, 'Notre maison');
    const checked = await give(software, ['npm', 'run', '--silent', 'check', '--', content]);
    expect(checked).toMatch(/, 0 failed\s*$/);
    expect(existsSync(join(software, '.builds')), 'a check leaves no build').toBe(false);

    const own = { CONTENT_DIR: content, PORT: String(await findPort()) };
    const browser = await chromium.launch({ executablePath: findChromium() });
    onTestFinished(() => browser.close());
    const { address, stop } = await runSite(software, own);
    onTestFinished(stop);
    await visitSite(browser, address);

    await changeSoftware(upstream, 'La page du film', 'Tout sur ce film');
    await give(software, ['git', 'pull', '--quiet', '--ff-only']);
    expect(await give(software, ['npm', 'run', 'up'], own)).toContain('shows this build now');
    // The old process serves for a moment more, without the new build's files.
    await expect.poll(() => serversOf(software).length, { timeout: 60_000 }).toBeLessThan(2);
    const home = async () => (await fetch(address)).text();
    await expect.poll(home, { timeout: 30_000 }).toContain('Tout sur ce film');
    await visitSite(browser, address);
    expect(await give(content, ['git', 'status', '--porcelain'])).toBe('');
  },
);
