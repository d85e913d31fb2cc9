import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { writeFilmYaml } from '@/tools/import/writing/write-film-yaml';

it('writes keys in the order of the schema, and long text as a block', () => {
  const synopsis = { fr: 'Un homme arrose son jardin. '.repeat(6).trim() };
  const film = { synopsis, year: 1900, title: { original: { text: 'A', lang: 'fr' } } };
  const yaml = writeFilmYaml(film);
  expect(Object.keys(parse(yaml))).toEqual(['title', 'year', 'synopsis']);
  expect(yaml).toContain('fr: >-\n');
  expect(parse(yaml)).toEqual(film);
});
