import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from 'playwright/test';
import { serveBuild } from '@/tools/build/serve-build';
import { copyProject } from './server/copy-project';
import { inviteToAdmin, signIn } from './shop/admin-sign-in';

const film = 'a-la-conquete-du-pole';

/** Signs in an invited editor in a browser window of their own. */
async function openEditor(browser: Browser, address: string, email: string, data: string) {
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await signIn(page, inviteToAdmin(email, 'fr', { DATA: data }, 'publishes'), '**/desk/content');
  await page.goto(`/desk/content/film/${film}`);
  return page;
}

const synopsis = (page: Page) => page.locator('[name="synopsis.fr"]');
const publish = async (page: Page) => {
  await page.locator('button[name="~intent"][value="publish"]').click();
};

test('editors publish a film in seconds, collide without losing anything, and take it back', async ({
  browser,
  request,
}) => {
  // Two windows and four publications: on a busy machine more than the two minutes of a test.
  test.slow();
  const project = copyProject();
  const data = join(project, '.data');
  const site = await serveBuild({ root: project, env: { DATA: data } });
  const shows = (text: string) =>
    expect
      .poll(async () => (await request.get(`${site.address}/movie/${film}`)).text())
      .toContain(text);
  try {
    const anna = await openEditor(browser, site.address, 'anna@house.example', data);
    const ben = await openEditor(browser, site.address, 'ben@house.example', data);

    const before = await synopsis(anna).inputValue();
    await synopsis(anna).fill(`Anna : le Yéti-Douze. ${before}`);
    await publish(anna);
    await anna.waitForURL(`**/film/${film}?said=published`);
    await shows('Anna : le Yéti-Douze.');

    // Ben's form is of before: his synopsis collides, his year does not.
    await synopsis(ben).fill(`Ben : le Yéti-Treize. ${before}`);
    await ben.locator('[name="year"]').fill('1913');
    await publish(ben);
    await ben.waitForURL('**/conflict?**');
    await expect(ben.locator('fieldset', { hasText: 'Yéti-Douze' })).toContainText('Yéti-Treize');
    await expect(ben.locator('.conflict fieldset')).toHaveCount(1);
    await shows('Anna : le Yéti-Douze.');
    await ben.locator('[name^="choice-"][value="mine"]').check();
    await ben.locator('button[value="publish"]').click();
    await ben.waitForURL(`**/film/${film}?said=published`);
    await shows('Ben : le Yéti-Treize.');
    await shows('1913');

    await anna.goto('/desk/content');
    await anna.locator('form[action="/desk/content/do/undo"] button').click();
    await anna.waitForURL('**/desk/content?said=undone');
    await shows('Anna : le Yéti-Douze.');
    await anna.goto(`/desk/content/film/${film}/history`);
    const versions = anna.locator('.versions:not(.saves) > .version');
    await expect(versions).toHaveCount(4);
    await expect(versions.first()).toContainText('Yéti-Treize');
    expect(site.log()).toBe('');
  } finally {
    await site.stop();
    rmSync(project, { recursive: true });
  }
});
