import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from 'playwright/test';
import { databaseAddress } from '@/lib/shop/database/data-location';
import { type ServedBuild, serveBuild } from '@/tools/build/serve-build';
import { copyProject } from './server/copy-project';
import { inviteToAdmin, signIn } from './shop/admin-sign-in';

const film = 'a-la-conquete-du-pole';
const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

// Each test starts a server, invites people by a command, and publishes.
test.describe.configure({ timeout: 480_000 });

/** A site whose content can be changed; each test has its own. */
let site: ServedBuild & { project: string; data: string };

test.beforeEach(async () => {
  const project = copyProject();
  const data = join(project, '.data');
  site = { ...(await serveBuild({ root: project, env: { DATA: data } })), project, data };
});

test.afterEach(async () => {
  await site.stop();
  rmSync(site.project, { recursive: true });
});

/** Signs in an invited editor in a browser window of their own, and opens a page of the editor. */
async function openEditor(
  browser: Browser,
  name: string,
  path: string,
  screen: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ ...screen, baseURL: site.address });
  const page = await context.newPage();
  const link = inviteToAdmin(`${name}@house.example`, 'fr', { DATA: site.data }, 'publishes');
  await signIn(page, link, '**/desk/content');
  await page.goto(`/desk/content/${path}`);
  return page;
}

const synopsis = (page: Page) => page.locator('[name="synopsis.fr"]');
const press = (page: Page, intent: string) =>
  page.locator(`.entry-buttons button[value="${intent}"]`).click();
const publicPage = (request: APIRequestContext, slug: string) =>
  expect.poll(async () => (await request.get(`${site.address}/movie/${slug}`)).text(), {
    timeout: 60_000,
  });

test('editors publish a film in seconds, collide without losing anything, and take it back', async ({
  browser,
  request,
}) => {
  const shows = (text: string) => publicPage(request, film).toContain(text);
  const anna = await openEditor(browser, 'anna', `film/${film}`);
  const ben = await openEditor(browser, 'ben', `film/${film}`);

  const before = await synopsis(anna).inputValue();
  await synopsis(anna).fill(`Anna : le Yéti-Douze. ${before}`);
  await press(anna, 'publish');
  await anna.waitForURL(`**/film/${film}?said=published`);
  await shows('Anna : le Yéti-Douze.');

  // Ben's form is of before: his synopsis collides, his year does not.
  await synopsis(ben).fill(`Ben : le Yéti-Treize. ${before}`);
  await ben.locator('[name="year"]').fill('1913');
  await press(ben, 'publish');
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
});

/** Chooses a picture, which is sent at once, and describes it in both languages. */
async function addPicture(page: Page, input: string, row: string, file: string) {
  await expect(async () => {
    // The script that sends it may not have been there yet.
    await page.locator(`[name="${input}"]`).setInputFiles(`tests/site/media/${file}`);
    await page.waitForURL(`**row=${row}**`, { timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
  for (const locale of ['fr', 'de'])
    await page.locator(`[name="${row}.alt.${locale}"]`).fill(`Phare (${locale})`);
}

/** Lets the time pass until what is scheduled is due. */
function passTime() {
  const address = databaseAddress({ ...process.env, DATA: site.data }, site.project);
  const database = new Libsql(address, { timeout: 10_000 });
  database.exec("update content_drafts set publish_at = '2026-01-01T00:00:00.000Z'");
  database.close();
}

test('an editor adds a film at a desk and its screening on a phone, schedules both, and takes them back', async ({
  browser,
  request,
}) => {
  const slug = 'le-phare-de-verre';
  const anna = await openEditor(browser, 'anna', 'film/new');
  await anna.locator('[name="title"]').fill('Le Phare de verre');
  await anna.locator('[name="year"]').fill('1924');
  await anna.locator('form.new-entry button').click();
  await anna.waitForURL(`**/film/${slug}?said=created`);
  for (const locale of ['fr', 'de'])
    await anna.locator(`[name="synopsis.${locale}"]`).fill(`Yéti-Quatorze (${locale})`);
  await addPicture(anna, 'poster.~file', 'poster', 'etude-en-diagonales/poster.jpg');
  await addPicture(anna, 'stills.~files', 'stills.0', 'etude-en-diagonales/still-1.jpg');
  await press(anna, 'preview');
  await anna.waitForURL(`**/film/${slug}/preview**`);
  const preview = anna.frameLocator('iframe');
  await expect(preview.getByText('Yéti-Quatorze (fr)').first()).toBeVisible();
  await expect(preview.getByAltText('Phare (fr)').first()).toBeAttached();
  await publicPage(request, slug).not.toContain('Yéti-Quatorze');

  const day = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const screenings = `screenings?week=${day}&day=${day}`;
  const onPhone = await openEditor(browser, 'anna', screenings, phone);
  const typed = { film: 'Le Phare de verre', 'start.time': '20:30', venue: 'Cinéma Bio' };
  for (const [name, text] of Object.entries(typed))
    await onPhone.locator(`[name="row.${name}"]`).fill(text);
  await onPhone.locator('.row-buttons button').first().click();
  await onPhone.waitForURL('**said=saved**');

  await anna.goto('/desk/content');
  for (const box of await anna.locator('.tick input').all()) await box.check();
  await anna.locator('[name="day"]').fill(day);
  await anna.locator('[name="time"]').fill('10:00');
  await anna.locator('button[value="later"]').click();
  await anna.waitForURL('**/desk/content?said=scheduled');
  passTime();
  await publicPage(request, slug).toContain('Yéti-Quatorze (fr)');
  await publicPage(request, slug).toContain('Cinéma Bio');
  await publicPage(request, slug).toContain('Phare (fr)');

  await anna.goto('/desk/content');
  await anna.locator('form[action="/desk/content/do/undo"] button').click();
  await anna.waitForURL('**/desk/content?said=undone');
  await publicPage(request, slug).not.toContain('Yéti-Quatorze');
  expect(site.log()).toBe('');
});
