import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { opensTill } from '@/lib/content/switches.mjs';
import { asShown } from '@/lib/content/validate/as-shown';
import { describeFaults } from '@/lib/content/validate/faults/describe-faults';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { readHouse } from '@/lib/content/validate/read-house';

const root = mkdtempSync(join(tmpdir(), 'bobine-till-'));
afterAll(() => rmSync(root, { recursive: true }));
cpSync('tests/house/site.yaml', join(root, 'site.yaml'));

const read = (till: string) => {
  writeFileSync(join(root, 'shop.yaml'), till);
  return readHouse(root);
};

test('a house has no till without shop.yaml, nor with one of remarks alone', () => {
  expect(readHouse(root).read.till).toBeUndefined();
  expect(opensTill(root)).toBe(false);
  for (const remarks of ['', '# seller:\n#   name: Nom\n', '\n  # later\n\n']) {
    const { read: found, faults } = read(remarks);
    expect(faults).toEqual([]);
    expect(found).not.toHaveProperty('till');
    expect(opensTill(root)).toBe(false);
  }
});

test('a till that is wrong keeps the house from being published, and says where', () => {
  const { faults } = read('seller: { name: Maison }\npayment: {}\nvat: []\n');
  const told = describeFaults(faults, 'de');
  expect(told).toContain('Zeile 1, Spalte');
  expect(told).toContain('eine Zahlungsart: «bill», «card», «collection» oder mehrere');
  expect(told).toContain('street');
});

test('what stands between its lines is placed too', () => {
  cpSync('tests/house/shop.yaml', join(root, 'shop.yaml'));
  expect(loadLibrary(root).till?.seller.town).toBe('Genève');
  expect(opensTill(root)).toBe(true);
  const { faults } = read(
    'seller: { name: M, street: R, postcode: "1", town: T, country: CH, email: a@b.example }\npayment: { card: true }\nzones:\n  - countries: [CH]\n    days: [1, 2]\n    rates:\n      - { grams: 1, price: { CHF: 1 } }\n',
  );
  const told = describeFaults(faults, 'fr');
  expect(told).toContain('Ligne 7, colonne');
  expect(told).toContain('un prix dans chaque monnaie de la maison\u202f: CHF, EUR');
});

test('a shop that is switched off has no till', () => {
  const house = loadLibrary();
  expect(house.till).toBeDefined();
  const closed = asShown({ ...house, site: { ...house.site, switchedOff: ['shop'] } });
  expect(closed).not.toHaveProperty('till');
});
