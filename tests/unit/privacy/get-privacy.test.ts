import { expect, test, vi } from 'vitest';
import { privacySchema } from '@/lib/content/schema/privacy';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { getPrivacy } from '@/lib/privacy/get-privacy';
import { lawsOf } from '@/lib/privacy/laws';

const house = loadLibrary('tests/house');
let library: Library = house;
vi.mock('@/lib/content/store/library', () => ({ getLibrary: () => library }));
const say = (privacy?: object, { hasImprint = true } = {}) => {
  const { imprint, ...site } = house.site;
  library = {
    ...house,
    site: {
      ...site,
      ...(hasImprint && { imprint }),
      privacy: privacy && privacySchema.parse(privacy),
    },
  };
};

test('the law of a country is its own, beside what the house names', () => {
  expect(lawsOf('CH')).toEqual(['fadp']);
  expect(lawsOf('CH', ['gdpr'])).toEqual(['fadp', 'gdpr']);
  expect(lawsOf('FR', ['gdpr'])).toEqual(['gdpr']);
  expect(lawsOf('LI')).toEqual(['gdpr']);
  expect(lawsOf('CA')).toEqual([]);
  expect(lawsOf(undefined)).toEqual([]);
});

test('the authority is that of the country, in the visitor’s language, unless the house names another', () => {
  say({ country: 'CH' });
  expect(getPrivacy('fr').authority?.name.text).toContain('PFPDT');
  expect(getPrivacy('de').authority?.name.text).toContain('EDÖB');
  say({ country: 'FR' });
  expect(getPrivacy('de').authority?.name.text).toContain('CNIL');
  say({ country: 'DE' });
  expect(getPrivacy('de').authority).toBeUndefined();
  say({ country: 'DE', authority: { name: 'LfDI', url: 'https://lfdi.example' } });
  expect(getPrivacy('fr').authority).toMatchObject({
    name: { text: 'LfDI' },
    url: 'https://lfdi.example',
  });
});

test('who answers is whom the house names, or whom its imprint does, or nobody', () => {
  say(undefined);
  expect(getPrivacy('fr').responsible?.name.text).toBe('Bobine, projet de démonstration');
  say({ responsible: { name: 'Autre', address: ['Rue 2'], email: 'a@a.example' } });
  expect(getPrivacy('fr').responsible?.name.text).toBe('Autre');
  say(undefined, { hasImprint: false });
  expect(getPrivacy('fr')).toMatchObject({ responsible: undefined, laws: [], words: 'follow' });
});
