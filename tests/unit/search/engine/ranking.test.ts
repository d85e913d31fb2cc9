import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { filmSchema } from '@/lib/content/schema/film';
import { collectionSchema } from '@/lib/content/schema/film-selections';
import { translationsSchema } from '@/lib/content/schema/translations';
import { slugSchema } from '@/lib/content/slug-schema';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { locales } from '@/lib/i18n/locales';
import { buildIndex } from '@/lib/search/engine/build-index';
import { openIndex } from '@/lib/search/engine/get-search-index';
import { searchLibrary } from '@/lib/search/engine/search-films';
import { parseQuery } from '@/lib/search/query/catalogue-address';
import { now } from './small-site';

/** A search text, and the film that must come first in both languages. */
const expectedHits = [
  // Whole titles, in every language
  ['Nosferatu', 'nosferatu-eine-symphonie-des-grauens'],
  ['Faust', 'faust-eine-deutsche-volkssage'],
  ['La Terre', 'la-terre'],
  ['die erde', 'la-terre'],
  ['Le Rail', 'scherben'],
  ['Tartuffe', 'herr-tartueff'],
  ['Fieber', 'fievre'],
  ['le dernier des hommes', 'der-letzte-mann'],
  ['das elektrische hotel', 'el-hotel-electrico'],
  ['cabinet du docteur caligari', 'das-cabinet-des-dr-caligari'],
  ['Das Kind von Paris', 'l-enfant-de-paris'],
  ['le voyage dans la lune', 'le-voyage-dans-la-lune'],
  ['reise zum mond', 'le-voyage-dans-la-lune'],
  ['opium', 'opium'],
  ['Judex', 'judex'],
  ['A Trip to the Moon', 'le-voyage-dans-la-lune'],
  ['the last laugh', 'der-letzte-mann'],
  ['Cinderella', 'cendrillon'],
  ['Waxworks', 'das-wachsfigurenkabinett'],
  // Without article, without accents, in capitals
  ['voyage dans la lune', 'le-voyage-dans-la-lune'],
  ['spectre rouge', 'le-spectre-rouge'],
  ['FIEVRE', 'fievre'],
  ['nosfératu', 'nosferatu-eine-symphonie-des-grauens'],
  ['huitres', 'die-austernprinzessin'],
  ['a propos de nice', 'a-propos-de-nice'],
  ['onesime', 'onesime-horloger'],
  // Ligatures, ß and umlauts written out
  ['grossherzog', 'die-finanzen-des-grossherzogs'],
  ['Großherzog', 'die-finanzen-des-grossherzogs'],
  ['Känguru', 'das-boxende-kaenguruh'],
  ['kaenguruh', 'das-boxende-kaenguruh'],
  ['oeufs', 'la-poule-aux-oeufs-d-or'],
  ['œufs', 'la-poule-aux-oeufs-d-or'],
  ['schloss vogelod', 'schloss-vogeloed'],
  ['Schloß Vogelöd', 'schloss-vogeloed'],
  // Words of a title
  ['letzte mann', 'der-letzte-mann'],
  ['figures de cire', 'das-wachsfigurenkabinett'],
  ['gummikopf', 'l-homme-a-la-tete-en-caoutchouc'],
  ['ciotat', 'l-arrivee-d-un-train-en-gare-de-la-ciotat'],
  ['kleriker', 'la-coquille-et-le-clergyman'],
  ['student prag', 'der-student-von-prag'],
  ['poule oeufs', 'la-poule-aux-oeufs-d-or'],
  ['doktor caligari', 'das-cabinet-des-dr-caligari'],
  ['barbe bleue', 'barbe-bleue'],
  ['mains orlac', 'orlacs-haende'],
  // While typing
  ['nosf', 'nosferatu-eine-symphonie-des-grauens'],
  ['der letz', 'der-letzte-mann'],
  ['wachsfig', 'das-wachsfigurenkabinett'],
  ['arros', 'l-arroseur-arrose'],
  ['fantasm', 'fantasmagorie'],
  ['kohlh', 'kohlhiesels-toechter'],
  // People, alone and with a word of a title
  ['musidora vampires', 'les-vampires'],
  ['irma vep', 'les-vampires'],
  ['cesare', 'das-cabinet-des-dr-caligari'],
  ['vigo', 'a-propos-de-nice'],
  ['lubitsch poupée', 'die-puppe'],
  ['lubitsch puppe', 'die-puppe'],
  ['melies lune', 'le-voyage-dans-la-lune'],
  ['conrad veidt opium', 'opium'],
  ['murnau faust', 'faust-eine-deutsche-volkssage'],
  // Typing errors
  ['cagliari', 'das-cabinet-des-dr-caligari'],
  ['aschenputel', 'cendrillon'],
  ['cendrilon', 'cendrillon'],
  ['raskolnikof', 'raskolnikow'],
  ['austernprinzesin', 'die-austernprinzessin'],
  ['bergkaze', 'die-bergkatze'],
  ['nosfertau', 'nosferatu-eine-symphonie-des-grauens'],
  ['fantasmagori', 'fantasmagorie'],
  ['lubitsh puppe', 'die-puppe'],
  ['Oipum', 'opium'],
  ['fuast', 'faust-eine-deutsche-volkssage'],
  // Joined and split compounds
  ['BarbeBleue', 'barbe-bleue'],
  ['Diagonalsymphonie', 'symphonie-diagonale'],
  ['letztemann', 'der-letzte-mann'],
  ['Austern Prinzessin', 'die-austernprinzessin'],
  ['Wachs Figuren Kabinett', 'das-wachsfigurenkabinett'],
  // Facts in phrases, and stop words of three languages
  ['film avec un train', 'l-arrivee-d-un-train-en-gare-de-la-ciotat'],
  ['the movie with the Känguru', 'das-boxende-kaenguruh'],
  ['Frères Lumière', 'la-sortie-de-l-usine-lumiere-a-lyon'],
  ['Brüder Lumière', 'la-sortie-de-l-usine-lumiere-a-lyon'],
  ['Schweizer Stummfilm 1927', 'petronella'],
  // Words of the synopsis
  ['somnambule', 'das-cabinet-des-dr-caligari'],
  ['holstenwall', 'das-cabinet-des-dr-caligari'],
  // More words than any film has
  ['caligari muet couleur', 'das-cabinet-des-dr-caligari'],
] as const;

const membershipSchema = z.strictObject({ title: translationsSchema, films: z.array(slugSchema) });
const catalogueSchema = z.strictObject({
  films: z.record(slugSchema, filmSchema),
  collections: z.record(slugSchema, membershipSchema),
});

const catalogue = readCatalogue();
const index = openIndex(buildIndex(catalogue));

describe.each(locales)('the ranking of a real catalogue in %s', (locale) => {
  const find = (q: string) => searchLibrary(catalogue, index, parseQuery({ q }), { locale, now });
  const slugs = (q: string) => find(q).films.map(({ film }) => film.slug);

  test.each(expectedHits)('“%s” finds %s first', (typed, first) =>
    expect(slugs(typed)[0]).toBe(first),
  );

  test.each(['Murnau', 'murnua', 'MURNAU friedrich', 'murn'])(
    '“%s” finds the films of Murnau before all others',
    (typed) => {
      const { films, total } = find(typed);
      const directed = films.map(({ film }) =>
        film.directors.some(({ name }) => name.endsWith('Murnau')),
      );
      expect(total).toBeGreaterThanOrEqual(6);
      expect(directed.slice(0, 6)).toEqual(Array(6).fill(true));
    },
  );

  test('“Kabinett” finds Caligari, whose title spells the word differently', () =>
    expect(slugs('Kabinett')).toContain('das-cabinet-des-dr-caligari'));

  test('a match in a title comes before a person, a person before a synopsis', () => {
    const { films } = find('lumière');
    expect(films[0]?.film.slug).toBe('la-sortie-de-l-usine-lumiere-a-lyon');
    const inSynopsis = films.findIndex(({ hit }) => hit?.excerpt);
    const named = films.map(({ hit }) => (hit?.people.length ?? 0) > 0);
    expect(inSynopsis === -1 || named.lastIndexOf(true) < inSynopsis).toBe(true);
  });

  test('stop words beside another word do not change the results', () =>
    expect(slugs('le der nosferatu')).toEqual(slugs('nosferatu')));
});

/** The catalogue of the ranking test: more films than the demo content, with fewer facts. */
function readCatalogue(): Library {
  const text = readFileSync(new URL('catalogue.yaml', import.meta.url), 'utf8');
  const { films, collections } = catalogueSchema.parse(parse(text));
  return {
    ...loadLibrary(),
    films: new Map(Object.entries(films)),
    collections: new Map(
      Object.entries(collections).map(([slug, membership]) => [slug, toCollection(membership)]),
    ),
    articles: new Map(),
    people: {},
  };
}

function toCollection({ title, films }: z.infer<typeof membershipSchema>) {
  return collectionSchema.parse({
    ...{ kind: 'theme', title, summary: title, introduction: title, order: 1 },
    films: films.map((film) => ({ film, reason: title })),
  });
}
