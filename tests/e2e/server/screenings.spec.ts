import { expect, test } from 'playwright/test';
import { readPage } from './read-page';

test('the programme of a town links to its films, screenings and calendar', async ({ request }) => {
  const all = await readPage(request, '/au-cinema');
  // Past screenings are missing, cancelled ones are marked.
  expect(all.text).not.toContain('Finis Terrae');
  expect(all.one('main').text.match(/Annulée/g)).toHaveLength(1);
  expect(all.text).toContain('Les portes ouvrent une demi-heure avant la séance.');
  const book = all
    .all('main a')
    .find((link) => /^Réserver/.test(link.get('aria-label') ?? link.text));
  expect(book?.get('href')).toBe('https://tickets.example/nerven');
  expect(all.list('main nav a', 'href')).toContain('/au-cinema/berne');
  for (const hash of all.list('main nav a[href^="#"]', 'href'))
    expect(all.all(`main section[id="${hash.slice(1)}"]`), hash).toHaveLength(1);
  const town = await readPage(request, '/au-cinema/berne');
  expect(town.all('main h4').map(({ text }) => text)).toEqual([
    'Nerven',
    'La Chatte des montagnes',
  ]);
  expect(town.list('main a', 'href')).toContain('/au-cinema.ics');
  expect(town.list('main nav a', 'href')).toContain('/au-cinema/berne/par-film');
  const byFilm = await readPage(request, '/au-cinema/berne/par-film');
  expect(byFilm.one('h1').text).toBe('Au cinéma, Berne, par film');
  expect(byFilm.list('main a', 'href')).toContain('/movie/nerven');
  const film = await readPage(request, '/movie/nerven');
  expect(film.list('main a', 'href')).toContain('#screenings');
  expect(film.one('#screenings').text).toContain('Rencontre avec Mara Exemple');
  expect((await request.get('/au-cinema/nowhere')).status()).toBe(404);
});

test('a search finds screenings by town, or links to all if there is none', async ({ request }) => {
  const found = await readPage(request, '/de/catalogue?q=Bern+im+Kino');
  const cards = found.all('main article').map(({ text }) => text);
  expect(cards).toHaveLength(2);
  // The card shows the screening in the searched town, not an earlier one elsewhere.
  expect(cards.find((text) => text.includes('Nerven'))).toContain('Im Kino: Bern, 8. Nov.');
  const tonight = await readPage(request, '/de/catalogue?q=heute+Abend');
  const ways = tonight
    .all('main a')
    .filter(({ text }) => text === 'Alle angekündigten Vorstellungen');
  expect(ways.map((way) => way.get('href'))).toEqual(['/de/au-cinema']);
});

test('screenings are calendar files: one, those of a film, or all', async ({ request }) => {
  const day = (await readPage(request, '/de/au-cinema')).one('[id="2098-12-12"]');
  const [file] = day.list('a[href$=".ics"]', 'href');
  const one = await request.get(file ?? '');
  expect(one.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await one.text()).toContain('UID:nerven-bio-geneve-20981212-1900@');
  const all = await (await request.get('/au-cinema.ics')).text();
  expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(8);
  expect(all).toContain('STATUS:CANCELLED');
  const ofFilm = await (await request.get('/de/movie/nerven/screenings.ics')).text();
  expect(ofFilm).toContain('NAME:Nerven im Kino');
  expect((await request.get('/seance/nobody.ics')).status()).toBe(404);
});
