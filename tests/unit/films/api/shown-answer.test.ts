import { expect, test } from 'vitest';
import { answerRequest } from '@/lib/films/api/answer-request';
import type { FilmsAnswer } from '@/lib/films/api/films-answer';
import { toShownAnswer } from '@/lib/films/api/shown-answer';

const now = new Date('2026-11-21T12:00:00Z');
const ask = async (search: string) => {
  const answer = await answerRequest(new Request(`http://localhost/api/films${search}`), now);
  return (await answer.json()) as FilmsAnswer;
};

test('a page carries no film’s path, genres or drawn poster, and nothing that is not there', async () => {
  const answer = await ask('?genre=horror');
  const { films, ...shown } = toShownAnswer(answer, false);
  expect(shown).toEqual({
    ...{ total: answer.total, page: 1, pages: answer.pages, years: answer.years },
    ...{ closeness: 'all', facets: answer.facets },
  });
  expect(films.map(({ slug }) => slug)).toEqual(answer.films.map(({ slug }) => slug));
  for (const film of films) {
    expect(Object.values(film)).not.toContain(undefined);
    expect(film).not.toHaveProperty('genres');
    expect(film).not.toHaveProperty('originalTitle');
    expect(film.poster).not.toBe(`/poster/${film.slug}.svg`);
  }
});

test('a table says more of each film', async () => {
  const [film] = toShownAnswer(await ask('?genre=horror&view=list'), true).films;
  expect(film?.originalTitle?.text).toBeTruthy();
  expect(film?.countries?.length).toBeGreaterThan(0);
});

test('the films shown where nothing was found are as light', async () => {
  const [film] = toShownAnswer(await ask('?q=zzqqxx'), false).waysOut?.films ?? [];
  expect(film?.slug).toBeTruthy();
  expect(film).not.toHaveProperty('path');
});
