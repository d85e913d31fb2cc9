import { describe, expect, it } from 'vitest';
import { convertCsv } from '@/tools/import/convert-csv';

const genres = new Set(['comedy', 'fairy-tale']);
const head =
  'original_title,title_fr,title_de,year,directors,runtime_min,countries,genres,cast,wikidata,imdb,eu_public_domain_since,note';

const convert = (...lines: string[]) => convertCsv([head, ...lines].join('\n'), genres);

describe('A CSV of films', () => {
  it('becomes films with everything a row says', () => {
    const { imports, faults } = convert(
      "L'Ombre,L'Ombre,Der Schatten,1911,Max Linder (1883–1925);Jeanne Doe,7,FR,fairy tale,Max Linder;Sylvie,Q12,tt0000014,1996,to be seen",
    );
    expect(faults).toEqual([]);
    expect(imports[0]).toMatchObject({
      slug: 'l-ombre',
      people: [{ name: 'Max Linder', born: 1883, died: 1925 }, { name: 'Jeanne Doe' }],
      film: {
        title: { original: { text: 'L’Ombre', lang: 'fr' }, fr: 'L’Ombre', de: 'Der Schatten' },
        year: 1911,
        runtime: 7,
        directors: ['Max Linder', 'Jeanne Doe'],
        cast: [{ name: 'Max Linder' }, { name: 'Sylvie' }],
        genres: ['fairy-tale'],
        ids: { wikidata: 'Q12', imdb: 'tt0000014' },
        editorNote: 'to be seen; public domain in the EU since 1996, says the table',
      },
    });
  });

  it('says everything that is wrong in one go and still takes the other rows', () => {
    const { imports, faults } = convert(
      'El hotel,Hôtel,,1908x,Nobody (long ago),,FR,wester,,12,,,',
      'Short,Short,,1900',
      'Fièvre,Fièvre,,1921,,,FR,,,,,soon,',
      'Fièvre,Fièvre,,1921,,,FR,comedy,,,,,',
    );
    expect(faults.map(({ line, title, field }) => `${line} ${title} ${field}`)).toEqual([
      '2 El hotel original_lang',
      '2 El hotel year',
      '2 El hotel directors',
      '2 El hotel genres',
      '2 El hotel wikidata',
      '3 Short row',
      '4 Fièvre eu_public_domain_since',
    ]);
    expect(imports.map(({ line, slug }) => `${line} ${slug}`)).toEqual(['5 fievre']);
  });

  it('takes the first of two films with the same address and names the second', () => {
    const { imports, faults } = convert(
      'Faust,Faust,,1900,,,FR,,,,,,',
      'Faust,,Faust,1926,,,DE,,,,,,',
    );
    expect(imports.map(({ film }) => film.year)).toEqual([1900]);
    expect(faults).toMatchObject([{ line: 3, field: 'original_title' }]);
    expect(faults[0]?.expected).toContain('line 2');
  });

  it('names a column that nobody reads, such as a misspelt one', () => {
    const { faults } = convertCsv('original_title,title_fr,year,runtime\nA,A,1900,3', genres);
    expect(faults).toMatchObject([{ line: 1, field: 'runtime' }]);
  });

  it('says of rights nothing where the cell is empty', () => {
    const { imports } = convert('Germinal,Germinal,Germinal,1913,,,FR,,,,,,');
    expect(imports).toHaveLength(1);
    expect(imports[0]?.film.editorNote).toBeUndefined();
  });

  it('says in words what stood in a cell, and what should', () => {
    const { faults } = convert(
      'Nerven,,Nerven,zwanzig,A|B,lang,DE|AT,,,,,,',
      'Genuine,,Genuine,,,,DE,,,,,,',
    );
    expect(faults.map(({ field, expected }) => `${field}: ${expected}`)).toEqual([
      'year: a year such as 1919, found zwanzig',
      'runtime_min: minutes such as 94 or 12.5, found lang',
      'directors: entries divided by semicolons (FR;DE), found A|B',
      'countries: entries divided by semicolons (FR;DE), found DE|AT',
      'year: a year such as 1919, found nothing',
    ]);
  });
});
