import { expect, test } from 'vitest';
import { siteSchema } from '@/lib/content/schema/site';
import { contentVersion } from '@/lib/content/settings.mjs';
import { faultsOf } from './faults-of';

const words = { fr: 'Texte' };
const site = { name: 'House', url: 'https://a.example', tagline: words, description: words };

test.each([
  { content: 1 },
  { content: contentVersion },
  { menu: ['shop', 'about'] },
  { switchedOff: ['shop', 'vod', 'lists', 'open'] },
  { imprint: { publisher: words, address: ['Street 1', words], email: 'a@a.example' } },
  { security: { contact: 'a@a.example' } },
  { security: { contact: 'https://a.example/tell', policy: 'https://a.example/policy' } },
  { accessibility: { body: { name: 'Office' } } },
  { privacy: { country: 'CH' } },
  { currencies: ['EUR'] },
  { mediaUrl: 'https://media.example' },
  { player: false },
  { bookings: { name: 'Anna', email: 'a@a.example' } },
])('a site may have %j', (more) => {
  expect(siteSchema.parse({ ...site, ...more })).toMatchObject(more);
});

test('a name is taken without the spaces around it', () => {
  expect(siteSchema.parse({ ...site, name: ' House ' }).name).toBe('House');
});

test.each([
  [
    { content: contentVersion + 1 },
    'content: a version that this Bobine reads; files of a later one need a later Bobine: git pull',
  ],
  [{ timeZone: 'Genf' }, 'timeZone: a time zone such as Europe/Zurich'],
  [
    { url: 'xhttps://a.example' },
    'url: an address without a path or a slash at its end: https://films.example',
  ],
  [
    { url: 'https://[a' },
    'url: an address without a path or a slash at its end: https://films.example',
  ],
  [
    { social: [{ name: 'A', url: 'javascript:a' }] },
    'social.0.url: an address that begins with https://',
  ],
  [{ bookings: { name: 'Anna' } }, 'bookings: an email, a phone, or both'],
])('%j is said to be wrong, and how it should be', (change, fault) => {
  expect(faultsOf(siteSchema, { ...site, ...change })).toEqual([fault]);
});

test.each([
  [{ content: 1.5 }, 'content'],
  [{ social: [{ name: 'A', url: 'https://a.example', icon: 'a' }] }, 'social.0'],
  [{ imprint: { publisher: 'A', address: ['B'], email: 'a@a.example', phone: '1' } }, 'imprint'],
  [{ security: { contact: 'http://a.example' } }, 'security.contact'],
  [{ security: { contact: 'anna' } }, 'security.contact'],
  [{ security: { contact: 'a@a.example', policy: 'http://a.example' } }, 'security.policy'],
  [{ security: { contact: 'a@a.example', policy: 'xhttps://a.example' } }, 'security.policy'],
  [{ security: { contact: 'a@a.example', policy: 'httpss://a.example' } }, 'security.policy'],
  [{ security: { contact: 'a@a.example', key: 'a' } }, 'security'],
  [{ player: 'none' }, 'player'],
  [{ menu: [1] }, 'menu.0'],
])('a site with %j is at fault', (change, field) => {
  const faults = faultsOf(siteSchema, { ...site, ...change });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([field]);
});
