import { expect, test } from 'playwright/test';
import { listenForFaults } from './listen-for-faults';

test('from the menu to a seat: a visitor chooses a town, a film, its screenings', async ({
  page,
}) => {
  const faults = listenForFaults(page);
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Au cinéma' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Au cinéma');
  await expect(page.getByText('Les portes ouvrent une demi-heure avant la séance.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Réserver/ })).toHaveAttribute(
    'href',
    'https://tickets.example/nerven',
  );
  // What is over is nowhere; what is cancelled is said to be.
  await expect(page.getByRole('link', { name: 'Finis Terrae' })).toHaveCount(0);
  await expect(page.getByText('Annulée')).toHaveCount(1);
  await page.getByRole('link', { name: /^Berne/ }).click();
  await expect(page).toHaveURL(/\/au-cinema\/berne$/);
  await expect(page.getByRole('heading', { level: 4 })).toHaveText([
    'Nerven',
    'La Chatte des montagnes',
  ]);
  await expect(page.getByRole('link', { name: /calendrier de toutes les villes$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Par film' }).click();
  await expect(page).toHaveURL(/\/au-cinema\/berne\/par-film$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Au cinéma, Berne, par film');
  await page.getByRole('link', { name: 'Nerven', exact: true }).click();
  await page.getByRole('link', { name: 'Voir les séances' }).click();
  await expect(page).toHaveURL(/\/movie\/nerven#screenings$/);
  await expect(page.getByText('Rencontre avec Mara Exemple')).toBeInViewport();
  expect(faults).toEqual([]);
});

test('without script a day is reached by its link, and a screening is a file for a calendar', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/de/au-cinema');
  await page.getByRole('link', { name: 'Freitag, 12. Dezember', exact: true }).click();
  await expect(page).toHaveURL(/#2098-12-12$/);
  const day = page.locator('[id="2098-12-12"]');
  await expect(day).toBeInViewport();
  const file = await day.getByRole('link', { name: /^In den Kalender/ }).getAttribute('href');
  const calendar = await page.request.get(file ?? '');
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toContain('UID:nerven-bio-geneve-20981212-1900@');
  await context.close();
});

test('what is shown in cinemas is found by its town, and said on its card', async ({ page }) => {
  await page.goto('/de/catalogue?q=Bern+im+Kino');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  // The card names the screening in the town that was asked for, though another town's is sooner.
  await expect(cards.filter({ hasText: 'Nerven' })).toContainText('Im Kino: Bern, 8. Nov.');
  // Of tonight there is nothing: then of other days.
  await page.goto('/de/catalogue?q=heute+Abend');
  await page.getByRole('link', { name: 'Alle angekündigten Vorstellungen' }).click();
  await expect(page).toHaveURL(/\/de\/au-cinema$/);
});

test('printed, a programme begins on the sheet of its title, and months follow each other', async ({
  page,
}) => {
  await page.goto('/au-cinema');
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
  // Two months, the versions and the cinemas.
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(2);
});

test('calendars to subscribe to hold all screenings, or a film’s', async ({ request }) => {
  const all = await (await request.get('/au-cinema.ics')).text();
  expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(8);
  expect(all).toContain('STATUS:CANCELLED');
  const ofFilm = await (await request.get('/de/movie/nerven/screenings.ics')).text();
  expect(ofFilm).toContain('NAME:Nerven im Kino');
  expect((await request.get('/seance/nobody.ics')).status()).toBe(404);
  expect((await request.get('/au-cinema/nowhere')).status()).toBe(404);
});
