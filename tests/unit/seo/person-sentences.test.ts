import { createTranslator } from 'next-intl';
import { expect, test, vi } from 'vitest';
import { groupWorks } from '@/lib/films/people/group-works';
import { describe as describePage } from '@/lib/seo/description';
import { personSentences } from '@/lib/seo/person-sentences';
import fr from '@/messages/fr.json';
import { filmFixture } from '../films/film-fixture';

vi.mock('@/lib/site/get-site', () => ({ getSite: () => ({ name: 'Bobine' }) }));
const t = createTranslator({ locale: 'fr', messages: fr });

function describe(name: string, titles: string[], dates = {}) {
  const facts = { directors: [name], crew: [{ name, job: 'music' }] };
  const films = titles.map((title) =>
    filmFixture(title, { ...facts, title: { original: { text: title, lang: 'fr' } } }),
  );
  const person = { slug: 'x', name, ...dates };
  const page = { person, films, works: groupWorks(films, 'ada') };
  return describePage(undefined, personSentences(page, 'fr', t), 'fr');
}

test('a person is told by films and by what they did', () => {
  expect(describe('Ada', ['Un'], { born: 1890, died: 1961 }).replaceAll('\u202f', ' ')).toBe(
    'Ada (1890–1961) : 1 film au catalogue de Bobine. À son actif : réalisation et musique.',
  );
});

test.each([
  [['A']],
  [['A'.repeat(60), 'B'.repeat(60), 'C'.repeat(60)]],
  [['Un', 'Deux', 'Trois', 'Quatre']],
])('a description of %j is one of 70 to 160 letters', (titles) => {
  const said = describe('Ada', titles);
  expect(said.length).toBeGreaterThanOrEqual(70);
  expect(said.length).toBeLessThanOrEqual(160);
  expect(said).toMatch(/\.$/);
});
