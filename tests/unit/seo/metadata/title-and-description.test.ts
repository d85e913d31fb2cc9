import { expect, test } from 'vitest';
import {
  composeDescription,
  descriptionLength,
  pageTitle,
  titleLength,
} from '@/lib/seo/metadata/title-and-description';

const long = `${'Ein Satz, der nicht aufhört, '.repeat(6)}bis er aufhört.`;
const fact = '« Nerven » est un film muet de Robert Reinert (Allemagne, 1919, 1 h 50).';
const first = 'Un industriel perd la raison quand son usine explose et que la ville se soulève.';
const second = 'Sa sœur accuse un prédicateur.';
const third = 'La troisième phrase ne tient plus dans ce qu’une page de résultats montre.';
const whole = 'Ein Fabrikant verliert den Verstand, als seine Fabrik in die Luft fliegt.';

test.each([
  ['takes the first sentences that fit', `${first} ${second} ${third}`, `${first} ${second}`],
  ['adds facts to a short text', 'Munich, 1919.', `Munich, 1919. ${fact}`],
  ['replaces a first sentence that is too long by facts', long, fact],
  ['consists of facts without a text', undefined, fact],
  [
    'keeps an ellipsis within a text',
    `${whole} Und dann… Niemand weiss es.`,
    `${whole} Und dann… Niemand weiss es.`,
  ],
  ['drops a sentence that ends with an ellipsis', `${whole} Und dann…`, whole],
  [
    'is plain text without headings',
    `## Le film\n\nUn *conte* de [Méliès](/catalogue)\n\n${fact}`,
    `Un conte de Méliès. ${fact}`,
  ],
])('composeDescription: %s', (_, text, description) =>
  expect(composeDescription(text, [fact, 'On peut le voir ici.'], 'fr')).toBe(description),
);

test.each([long, 'Kurz.', `${fact} ${fact} ${fact}`, undefined])(
  'composeDescription keeps within the length for %j',
  (text) => {
    const facts = [fact, 'Der Film ist hier gratis zu sehen.'];
    const { length } = composeDescription(text, facts, 'de');
    expect(length).toBeGreaterThanOrEqual(descriptionLength.least);
    expect(length).toBeLessThanOrEqual(descriptionLength.most);
  },
);

test('a page title is the fullest variant that fits, with the name of the site if that fits too', () => {
  const full = 'Nosferatu le vampire (1922), film de Friedrich Wilhelm Murnau';
  expect(pageTitle([full, 'Nosferatu le vampire'], 'Bobine')).toBe(full);
  const long = `${'x'.repeat(titleLength)}, film de 1922`;
  expect(pageTitle([long, 'Nosferatu, film de 1922'], 'Bobine')).toBe(
    'Nosferatu, film de 1922 – Bobine',
  );
});
