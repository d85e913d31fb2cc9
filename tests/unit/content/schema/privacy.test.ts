import { expect, test } from 'vitest';
import { privacyLaws, privacySchema } from '@/lib/content/schema/privacy';
import { faultsOf } from './faults-of';

const words = { fr: 'Texte' };
const responsible = { name: 'House', address: ['Street 1'], email: 'a@house.example' };

test('a house need say nothing of it: its words then follow the page’s own', () => {
  expect(privacySchema.parse({})).toEqual({ words: 'follow' });
  expect(privacySchema.parse({ logs: { days: 1 } })).toEqual({
    ...{ logs: { visits: 'off', addresses: false, days: 1 }, words: 'follow' },
  });
});

test('all that only the house knows is taken', () => {
  const full = {
    responsible,
    officer: { name: 'Anna', phone: '+41 22 000 00 00' },
    ...{ country: 'CH', laws: ['gdpr', 'fadp'] },
    authority: { name: 'Office', url: 'http://office.example/' },
    hosting: { name: words, country: 'DE' },
    logs: { visits: 'all', addresses: true, days: 30 },
    ...{ transfers: words, words: 'replace', updated: '2026-11-22' },
  };
  expect(privacySchema.parse(full)).toEqual(full);
  expect(privacySchema.parse({ hosting: { name: 'Host' } }).hosting).toEqual({ name: 'Host' });
  for (const visits of ['off', 'notable', 'all'])
    expect(faultsOf(privacySchema, { logs: { days: 7, visits }, words: 'follow' })).toEqual([]);
});

test('the laws are that of the European Union and that of Switzerland', () => {
  expect(privacyLaws).toEqual(['gdpr', 'fadp']);
});

test.each([
  [{ country: 'CHE' }, 'country: an ISO 3166 code such as CH'],
  [{ country: 'xCH' }, 'country: an ISO 3166 code such as CH'],
  [{ country: 'ch' }, 'country: an ISO 3166 code such as CH'],
  [
    { hosting: { name: 'Host', country: 'Suisse' } },
    'hosting.country: an ISO 3166 code such as CH',
  ],
  [{ officer: { name: 'Anna' } }, 'officer: an email, a phone, or both'],
])('%j is said to be wrong, and how it should be', (privacy, fault) => {
  expect(faultsOf(privacySchema, privacy)).toEqual([fault]);
});

test.each([
  [{ responsible: { ...responsible, address: [] } }, 'responsible.address'],
  [{ responsible: { ...responsible, email: 'a' } }, 'responsible.email'],
  [{ responsible: { ...responsible, phone: '1' } }, 'responsible'],
  [{ laws: [] }, 'laws'],
  [{ laws: ['ccpa'] }, 'laws.0'],
  [{ authority: { name: 'Office' } }, 'authority.url'],
  [{ authority: { name: 'Office', url: 'ftp://office.example' } }, 'authority.url'],
  [{ authority: { name: 'Office', url: 'httpss://office.example' } }, 'authority.url'],
  [{ authority: { name: 'Office', url: 'xhttp://office.example' } }, 'authority.url'],
  [{ hosting: {} }, 'hosting.name'],
  [{ logs: { visits: 'off' } }, 'logs.days'],
  [{ logs: { days: 0 } }, 'logs.days'],
  [{ logs: { days: 1, visits: 'some' } }, 'logs.visits'],
  [{ words: 'none' }, 'words'],
  [{ updated: 'today' }, 'updated'],
  [{ cookies: true }, ''],
])('%j is at fault', (privacy, field) => {
  expect(faultsOf(privacySchema, privacy).map((fault) => fault.split(':')[0])).toEqual([field]);
});
