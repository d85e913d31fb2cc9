import { expect, it } from 'vitest';
import type { FilmsAnswer } from '@/lib/films/api/films-answer';
import { facetKeys } from '@/lib/films/catalogue/facets';
import fr from '@/messages/fr.json' with { type: 'json' };
import { listChoices, writeNotice } from '@/tools/export/write-notice';

const none = Object.fromEntries(facetKeys.map((key) => [key, { counts: [] }]));
const answer = {
  facets: { ...none, genre: { counts: [{ value: 'drama', label: 'Drame <1>', count: 3 }] } },
} as unknown as FilmsAnswer;

it('names every choice with its films, each at its page in the mirror', () => {
  const notice = writeNotice(answer, fr.Catalogue, 'de');
  expect(notice).toContain('href="/de/catalogue/genre=drama">Drame &lt;1&gt;</a>');
  expect(notice.match(/<details>/g)).toHaveLength(1);
  expect(listChoices(answer, 'fr')).toEqual(['/catalogue?genre=drama']);
});
