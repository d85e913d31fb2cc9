import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { updateFilmYaml } from '@/tools/import/writing/update-film-yaml';

const file = `# Checked against the print, May 2026.
title: { original: { text: Nerven,   lang: de } } # as on the card

# The censor's card says 1920.
year:   1919 # first shown in December
runtime: 110
directors:
# alone
- Robert Reinert
cast:
    - { name: Erna Morena,   role: Elisabeth }   # sic
    - name: Lia Borré
synopsis:
  de: >-
    Ein Fabrikant hat
    Gesichte.
added: 2026-11-05
# end
`;
type Fields = Record<string, unknown>;
const change = (changes: Fields, text = file) => {
  const next = { ...parse(text), ...changes };
  for (const [key, value] of Object.entries(changes)) if (value === undefined) delete next[key];
  const after = updateFilmYaml(text, next);
  expect(parse(after)).toEqual(next);
  return after;
};

it('changes a value where it stands, and no other letter of the file', () => {
  expect(change({ year: 1920 })).toBe(file.replace('1919 #', '1920 #'));
  const title = { original: { text: 'Nerven: ein Film', lang: 'de' } };
  expect(change({ title })).toBe(file.replace('Nerven,', '"Nerven: ein Film",'));
});

it('leaves the file as it is where nothing has changed', () => {
  expect(change({})).toBe(file);
});

it('takes a field away with its lines, and leaves what stands around it', () => {
  expect(change({ runtime: undefined })).toBe(file.replace('runtime: 110\n', ''));
});

it('puts a new field where the schema has it', () => {
  expect(change({ countries: ['DE'] })).toBe(
    file.replace('runtime: 110\n', 'runtime: 110\ncountries:\n  - DE\n'),
  );
  expect(change({ editorNote: 'x' })).toBe(file.replace('# end', 'editorNote: x\n# end'));
});

it('keeps comments within a list to which something is added', () => {
  const cast = [...parse(file).cast, { name: 'Eduard von Winterstein' }];
  const after = change({ cast });
  expect(after).toContain('{ name: Erna Morena, role: Elisabeth } # sic');
  expect(after).toContain('- name: Eduard von Winterstein');
  const directors = ['Robert Reinert', 'A'];
  expect(change({ directors })).toContain('directors:\n# alone\n- Robert Reinert\n- A\n');
});

it('writes long words as a block, in place of a block', () => {
  const synopsis = { de: 'Ein Fabrikant hat Gesichte und sucht einen Arzt auf. '.repeat(4).trim() };
  expect(change({ synopsis })).toContain('synopsis:\n  de: >-\n    Ein Fabrikant');
});

it('takes files that are set unusually', () => {
  const flow = '# mine\n{ title: { original: { text: A, lang: fr } }, year: 1919 }\n';
  expect(change({ year: 1920, runtime: 3 }, flow)).toContain('# mine');
  const anchored = 'title:\n  original: &a\n    text: A\n    lang: fr\n  also: [*a]\nyear: 1919\n';
  expect(change({ runtime: 3 }, anchored)).toContain('also: [*a]');
  expect(change({ runtime: 4 }, 'title:\n  original: { text: A, lang: fr }\nyear: 1919')).toBe(
    'title:\n  original: { text: A, lang: fr }\nyear: 1919\nruntime: 4\n',
  );
  expect(change({ year: 1920 }, file.replaceAll('\n', '\r\n'))).toContain('1920 # first');
});

describe('A file of the tests’ house', () => {
  const folder = 'tests/house/films';
  it.each(readdirSync(folder))('%s keeps all its other lines', (name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const { runtime: _, ...rest } = parse(text);
    const after = updateFilmYaml(text, { ...rest, runtime: 77.5, age: { system: 'CH', value: 6 } });
    expect(parse(after)).toEqual({ ...rest, runtime: 77.5, age: { system: 'CH', value: 6 } });
    const own = (line: string) => !/^(runtime:|age:| {2}(system|value): )/.test(line);
    expect(after.split('\n').filter(own)).toEqual(text.split('\n').filter(own));
  });
});
