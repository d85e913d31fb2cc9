import { expect, test } from 'vitest';
import { introductionsSchema } from '@/lib/content/schema/reference-lists';
import { privacySchema, siteSchema } from '@/lib/content/schema/site';
import { contentVersion } from '@/lib/content/settings.mjs';
import { fieldsOf, issuesOf } from './issues-of';

const words = { fr: 'Texte' };
const email = 'a@test.example';
const required = {
  name: 'Testhaus',
  url: 'https://test.example',
  tagline: words,
  description: words,
};
const imprint = { publisher: 'Testhaus', address: ['Rue 1', words], email, text: words };

test('a site needs a name, an address, a tagline and a description', () => {
  expect(siteSchema.parse({ ...required, name: ' Testhaus ' })).toEqual({
    ...required,
    content: 1,
    ...{ social: [], switchedOff: [], timeZone: 'Europe/Zurich', currencies: ['CHF', 'EUR'] },
  });
  expect(fieldsOf(siteSchema, {})).toEqual(Object.keys(required));
});

test.each([
  [{ timeZone: 'Genf' }, 'timeZone'],
  [{ timeZone: '+01:00' }, 'timeZone'],
  [{ content: contentVersion + 1 }, 'content'],
  [{ social: [{ name: 'A', url: 'javascript:a' }] }, 'social.0.url'],
  [{ imprint: { ...imprint, address: [] } }, 'imprint.address'],
  [{ imprint: { ...imprint, email: 'a' } }, 'imprint.email'],
  [{ currencies: [] }, 'currencies'],
  [{ security: { contact: 'http://a.example' } }, 'security.contact'],
  [{ security: { contact: email, policy: 'http://a.example' } }, 'security.policy'],
  [{ accessibility: { body: { name: 'A', url: 'mailto:a@b.example' } } }, 'accessibility.body.url'],
])('a site with %j has an issue at %s', (change, field) =>
  expect(fieldsOf(siteSchema, { ...required, ...change })).toEqual([field]),
);

test.each([
  ...['http://test.example/', 'https://test.example/bobine', 'https://test.example?a=b'],
  ...['https://test.example#a', 'https://me@test.example', 'https://te st.example'],
  ...['ftp://test.example', 'test.example', 'https://[a', 'xhttps://a.example'],
])('%s is no site address, since its pages would lead out of it', (url) =>
  expect(fieldsOf(siteSchema, { ...required, url })).toEqual(['url']),
);

test.each(['https://films.example', 'http://localhost:3000', 'https://züri.example'])(
  '%s is a site address',
  (url) => expect(issuesOf(siteSchema, { ...required, url })).toEqual([]),
);

test.each([
  [{ country: 'CHE' }, 'country'],
  [{ officer: { name: 'Anna' } }, 'officer'],
  [{ responsible: { name: 'House', address: [], email } }, 'responsible.address'],
  [{ authority: { name: 'Office', url: 'ftp://office.example' } }, 'authority.url'],
  [{ logs: { visits: 'off' } }, 'logs.days'],
  [{ logs: { days: 0 } }, 'logs.days'],
])('privacy facts with %j have an issue at %s', (privacy, field) =>
  expect(fieldsOf(privacySchema, privacy)).toEqual([field]),
);

test('introductions belong to genres, countries and decades', () => {
  const valid = { genre: { drama: words }, country: { CH: words }, decade: { 1890: words } };
  expect(introductionsSchema.parse(valid)).toEqual(valid);
  for (const decade of [1925, 1720, '1920s'])
    expect(fieldsOf(introductionsSchema, { decade: { [decade]: words } })).toEqual([
      `decade.${decade}`,
    ]);
  expect(fieldsOf(introductionsSchema, { country: { ch: words } })).toEqual(['country.ch']);
});
