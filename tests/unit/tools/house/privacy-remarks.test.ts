import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { saySentence } from '@/lib/content/validate/faults/sentence';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { makeHouse } from '@/tools/house/make-house';
import { privacyRemarks } from '@/tools/house/privacy-remarks';

const fields = (site: Parameters<typeof privacyRemarks>[0]) =>
  privacyRemarks(site).map((one) => typeof one === 'object' && one.values.field);

const contact = { name: 'A', address: ['Rue 1'], email: 'a@a.example' };
const whole = {
  ...{ responsible: contact, country: 'FR', hosting: { name: 'B' } },
  ...{ logs: { visits: 'off', addresses: false, days: 7 }, words: 'follow' },
} as const;
const privacy = (more = {}) => ({ ...structuredClone(whole), ...more }) as never;

test('a house that says everything is told nothing', () => {
  expect(fields({ privacy: privacy() })).toEqual([]);
  const { site } = loadLibrary('tests/house');
  expect(fields(site), 'its imprint names who answers').toEqual([]);
});

test('each thing that is not said is one remark, in the editors’ language', () => {
  expect(fields({})).toEqual([
    'privacy.responsible',
    'privacy.country',
    'privacy.hosting',
    'privacy.logs',
  ]);
  for (const language of ['fr', 'de'] as const)
    for (const remark of privacyRemarks({}))
      expect(saySentence(remark, language)).not.toBe(saySentence(remark, 'en'));
});

test('a country without an authority of its own, and advertisements of nobody, are remarked', () => {
  expect(fields({ privacy: privacy({ country: 'DE' }) })).toEqual(['privacy.authority']);
  const ads = { backend: 'vast', tag: 'https://ads.example', publisherId: 'p', channelId: 'c' };
  expect(fields({ privacy: privacy(), ads: ads as never })).toEqual(['ads.operator']);
  expect(fields({ privacy: privacy(), ads: { ...ads, operator: 'C' } as never })).toEqual([]);
});

test('what a new house has to fill in counts as not said', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-privacy-'));
  makeHouse(join(folder, 'maison'));
  expect(fields(loadLibrary(join(folder, 'maison')).site)).toEqual([
    'privacy.responsible',
    'privacy.country',
    'privacy.hosting',
    'privacy.logs',
  ]);
  rmSync(folder, { recursive: true });
});
