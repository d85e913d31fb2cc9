import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtInJobs } from '@/lib/content/built-in';
import { bookingsSchema, contactSchema } from '@/lib/content/schema/address';
import { builtInPageNames } from '@/lib/content/schema/page';
import {
  genresSchema,
  introductionsSchema,
  jobsSchema,
  peopleSchema,
} from '@/lib/content/schema/reference-lists';
import { privacySchema, siteSchema } from '@/lib/content/schema/site';
import { contentVersion } from '@/lib/content/settings.mjs';
import { locales } from '@/lib/i18n/locales';
import { faultsOf, fieldsOf } from './faults-of';

const words = { fr: 'Texte' };
const email = 'a@test.example';
const owed = { name: 'Testhaus', url: 'https://test.example', tagline: words, description: words };
const imprint = { publisher: 'Testhaus', address: ['Rue 1', words], email, text: words };

test('a site owes a name, an address and words', () => {
  expect(siteSchema.parse({ ...owed, name: ' Testhaus ' })).toEqual({
    ...owed,
    content: 1,
    ...{ social: [], switchedOff: [], timeZone: 'Europe/Zurich', currencies: ['CHF', 'EUR'] },
  });
  expect(fieldsOf(siteSchema, {})).toEqual(Object.keys(owed));
});

test('takes a site with every field', () => {
  const full = {
    ...owed,
    ...{ content: contentVersion, imprint, timeZone: 'America/Toronto', currencies: ['EUR'] },
    social: [{ name: 'Mastodon', url: 'https://social.example/@a' }],
    ...{ menu: ['shop', 'about'], switchedOff: ['shop', 'vod', 'lists', 'open'] },
    ...{ shopNotice: words, screeningsNotice: words, privacy: { country: 'CH' }, player: false },
    ads: { backend: 'vast', tag: '/ads/tag.xml', publisherId: 'p', channelId: 'c' },
    security: { contact: 'https://a.example/tell', policy: 'https://a.example/policy' },
    accessibility: { contact: { name: 'Anna', email }, body: { name: 'Office' } },
    ...{ mediaUrl: 'https://media.example', bookings: { name: 'Anna', email } },
  };
  expect(faultsOf(siteSchema, full)).toEqual([]);
  expect(Object.keys(full).sort()).toEqual(Object.keys(siteSchema.shape).sort());
});

test.each([
  [{ timeZone: 'Genf' }, 'timeZone: a time zone such as Europe/Zurich'],
  [{ timeZone: '+01:00' }, 'timeZone: a time zone such as Europe/Zurich'],
  [
    { content: contentVersion + 1 },
    'content: a version that this Bobine reads; files of a later one need a later Bobine: git pull',
  ],
  [
    { social: [{ name: 'A', url: 'javascript:a' }] },
    'social.0.url: an address that begins with https://',
  ],
  [{ bookings: { name: 'Anna' } }, 'bookings: an email, a phone, or both'],
  [{ accessibility: { body: {} } }, 'accessibility.body.name: words, or words in fr and in de'],
])('%j is refused with what was expected', (change, fault) => {
  expect(faultsOf(siteSchema, { ...owed, ...change })).toEqual([fault]);
});

test.each([
  [{ imprint: { ...imprint, publisher: '' } }, 'imprint.publisher'],
  [{ imprint: { ...imprint, address: [] } }, 'imprint.address'],
  [{ imprint: { ...imprint, email: 'a' } }, 'imprint.email'],
  [{ switchedOff: ['catalogue'] }, 'switchedOff.0'],
  [{ currencies: ['USD'] }, 'currencies.0'],
  [{ currencies: [] }, 'currencies'],
  [{ security: { contact: 'http://a.example' } }, 'security.contact'],
  [{ security: { contact: email, policy: 'http://a.example' } }, 'security.policy'],
  [{ accessibility: { body: { name: 'A', url: 'mailto:a@b.example' } } }, 'accessibility.body.url'],
])('a site with %j is at fault', (change, field) => {
  expect(fieldsOf(siteSchema, { ...owed, ...change })).toEqual([field]);
});

test.each([
  ...['http://test.example/', 'https://test.example/bobine', 'https://test.example?a=b'],
  ...['https://test.example#a', 'https://me@test.example', 'https://te st.example'],
  ...['ftp://test.example', 'test.example', 'https://[a', 'xhttps://a.example'],
])('a site does not stand at %s: its pages would lead out of it', (url) => {
  expect(faultsOf(siteSchema, { ...owed, url })).toEqual([
    'url: an address without a path or a slash at its end: https://films.example',
  ]);
});

test.each(['https://films.example', 'http://localhost:3000', 'https://züri.example'])(
  'a site may stand at %s',
  (url) => expect(faultsOf(siteSchema, { ...owed, url })).toEqual([]),
);

const responsible = { name: 'House', address: ['Street 1'], email };

test('what a house says of privacy is optional, and its words follow the page’s own', () => {
  expect(privacySchema.parse({})).toEqual({ words: 'follow' });
  expect(privacySchema.parse({ logs: { days: 1 } }).logs).toEqual({
    ...{ visits: 'off', addresses: false, days: 1 },
  });
  const full = {
    ...{ responsible, officer: { name: 'Anna', phone: '+41 22 000 00 00' } },
    ...{ country: 'CH', laws: ['gdpr', 'fadp'] },
    authority: { name: 'Office', url: 'http://office.example/' },
    hosting: { name: words, country: 'DE' },
    logs: { visits: 'all', addresses: true, days: 30 },
    ...{ transfers: words, words: 'replace', updated: '2026-11-22' },
  };
  expect(privacySchema.parse(full)).toEqual(full);
});

test.each([
  [{ country: 'CHE' }, 'country'],
  [{ officer: { name: 'Anna' } }, 'officer'],
  [{ responsible: { ...responsible, address: [] } }, 'responsible.address'],
  [{ laws: ['ccpa'] }, 'laws.0'],
  [{ authority: { name: 'Office' } }, 'authority.url'],
  [{ authority: { name: 'Office', url: 'ftp://office.example' } }, 'authority.url'],
  [{ hosting: {} }, 'hosting.name'],
  [{ logs: { visits: 'off' } }, 'logs.days'],
  [{ logs: { days: 0 } }, 'logs.days'],
  [{ logs: { days: 1, visits: 'some' } }, 'logs.visits'],
])('privacy with %j is at fault', (privacy, field) => {
  expect(fieldsOf(privacySchema, privacy)).toEqual([field]);
});

test.each([
  ...['+41 22 000 00 00', '12345', '+12345', '022 000.00-00', '022/000 (0) 00'].map((phone) => ({
    phone,
  })),
  ...['films&co@house.example', 'anna/films@haus.vermögensberatung'].map((one) => ({ email: one })),
])('Anna can be reached by %j', (way) => {
  expect(contactSchema.parse({ name: ' Anna ', ...way })).toEqual({ name: 'Anna', ...way });
});

test.each(['1234', '++12345', 'x12345', '12345x', '12 345 ext. 6'])(
  '%s is no telephone number',
  (phone) => {
    expect(faultsOf(contactSchema, { name: 'Anna', phone })).toEqual([
      'phone: a telephone number such as +41 22 000 00 00',
    ]);
  },
);

test('a film has a contact of its own, or is not lent by the house', () => {
  expect(bookingsSchema.parse(false)).toBe(false);
  for (const wrong of [true, 'Anna', null])
    expect(faultsOf(bookingsSchema, wrong)).toEqual([
      ': false, or fields such as { name: …, email: … }',
    ]);
});

test.each([
  [{ genre: { Drama: words } }, 'genre.Drama'],
  [{ country: { CHE: words } }, 'country.CHE'],
  [{ country: { ch: words } }, 'country.ch'],
  [{ country: { CH: 'Texte' } }, 'country.CH'],
  [{ decade: { 1925: words } }, 'decade.1925'],
  [{ decade: { 1720: words } }, 'decade.1720'],
  [{ decade: { '1920s': words } }, 'decade.1920s'],
])('an introduction of %j is at fault', (said, field) => {
  const sound = { genre: { drama: words }, country: { CH: words }, decade: { 1890: words } };
  expect(introductionsSchema.parse(sound)).toEqual(sound);
  expect(fieldsOf(introductionsSchema, said)).toEqual([field]);
});

test.each([genresSchema, jobsSchema])('genres and jobs have a word in each language', (schema) => {
  const taming = { fr: 'Domptage', de: 'Dressur' };
  expect(faultsOf(schema, { 'lion-taming': taming })).toEqual([]);
  expect(fieldsOf(schema, { Taming: taming })).toEqual(['Taming']);
  expect(fieldsOf(schema, { taming: { fr: 'Domptage' } })).toEqual(['taming.de']);
  expect(fieldsOf(schema, { taming: { ...taming, fr: '' } })).toEqual(['taming.fr']);
  expect(fieldsOf(schema, { taming: { ...taming, it: 'Doma' } })).toEqual(['taming']);
});

test.each(locales)('every built-in job has its words in %s, and no other has', (locale) => {
  const { Film } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
  expect([...builtInJobs].sort()).toEqual(Object.keys(Film.jobs).sort());
});

test('people may have other names, years, and be women or men', () => {
  const people = { A: { aliases: ['A. A'], gender: 'female' }, B: { born: 1881, died: 1972 } };
  expect(peopleSchema.parse(people)).toEqual(people);
  for (const wrong of [{ aliases: [' '] }, { gender: 'woman' }, { born: '1881' }, { died: 1.5 }])
    expect(faultsOf(peopleSchema, { A: wrong })).toHaveLength(1);
});

test('each page of the site’s own that a menu can name has its word there', () => {
  const { Navigation } = JSON.parse(readFileSync('messages/fr.json', 'utf8'));
  for (const name of builtInPageNames) expect(Navigation).toHaveProperty(name);
});
