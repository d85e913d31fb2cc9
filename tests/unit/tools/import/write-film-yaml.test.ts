import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { filmSchema } from '@/lib/content/schema/film';
import { writeFilmYaml } from '@/tools/import/write-film-yaml';

const synopsis = { fr: 'Un homme arrose son jardin. '.repeat(6).trim() };

it('writes keys in the order of the schema, long text as a block, and nothing empty', () => {
  const film = filmSchema.parse({
    synopsis,
    year: 1900,
    title: { original: { text: 'A', lang: 'fr' } },
  });
  const yaml = writeFilmYaml(film);
  expect(Object.keys(parse(yaml))).toEqual(['title', 'year', 'synopsis']);
  expect(yaml).toContain('fr: >-\n');
  expect(filmSchema.parse(parse(yaml))).toEqual(film);
});
