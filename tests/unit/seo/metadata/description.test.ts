import { expect, test } from 'vitest';
import { composeDescription, descriptionLength } from '@/lib/seo/metadata/title-and-description';

const long = `${'Ein Satz, der nicht aufhört, '.repeat(6)}bis er aufhört.`;
const fact = '« Nerven » est un film muet de Robert Reinert (Allemagne, 1919, 1 h 50).';

test('the first sentences are taken as far as they fit, and none is cut', () => {
  const first = 'Un industriel perd la raison quand son usine explose et que la ville se soulève.';
  const second = 'Sa sœur accuse un prédicateur.';
  const third = 'La troisième phrase ne tient plus dans ce qu’une page de résultats montre.';
  expect(composeDescription(`${first} ${second} ${third}`, [fact], 'fr')).toBe(
    `${first} ${second}`,
  );
});

test('what is too short is filled with what is known, and no more of it than is needed', () =>
  expect(composeDescription('Munich, 1919.', [fact, 'On peut le voir ici.'], 'fr')).toBe(
    `Munich, 1919. ${fact}`,
  ));

test('a first sentence that is too long gives way to the facts', () => {
  expect(composeDescription(long, [fact], 'fr')).toBe(fact);
  expect(composeDescription(undefined, [fact], 'fr')).toBe(fact);
});

test('a sentence that its writer breaks off is left out, with what follows', () => {
  const whole = 'Ein Fabrikant verliert den Verstand, als seine Fabrik in die Luft fliegt.';
  expect(composeDescription(`${whole} Und dann… Niemand weiss es.`, [fact], 'de')).toBe(
    `${whole} Und dann… Niemand weiss es.`,
  );
  expect(composeDescription(`${whole} Und dann…`, [fact], 'de')).toBe(whole);
});

test('Markdown, headings and paragraphs are words in a line', () => {
  const text = `## Le film\n\nUn *conte* de [Méliès](/catalogue)\n\n${fact}`;
  expect(composeDescription(text, [], 'fr')).toBe(`Un conte de Méliès. ${fact}`);
});

test('what is written keeps to the length', () => {
  for (const words of [long, 'Kurz.', `${fact} ${fact} ${fact}`, undefined]) {
    const { length } = composeDescription(
      words,
      [fact, 'Der Film ist hier gratis zu sehen.'],
      'de',
    );
    expect(length).toBeGreaterThanOrEqual(descriptionLength.least);
    expect(length).toBeLessThanOrEqual(descriptionLength.most);
  }
});
