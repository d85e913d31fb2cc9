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

/**
 * Each film with the search texts that must lead to it first, in both languages: whole titles of every language, without
 * article and accents, ligatures and umlauts written out, some words, their beginnings, people, typing errors, joined and
 * split compounds, facts in phrases, stop words of three languages, words of the synopsis, and more words than it has.
 */
const expectedHits: Record<string, string> = {
  'nosferatu-eine-symphonie-des-grauens': 'Nosferatu, nosfératu, nosf, nosfertau',
  'faust-eine-deutsche-volkssage': 'Faust, murnau faust, fuast',
  'la-terre': 'La Terre, die erde',
  scherben: 'Le Rail',
  'herr-tartueff': 'Tartuffe',
  fievre: 'Fieber, FIEVRE',
  'der-letzte-mann': 'le dernier des hommes, the last laugh, letzte mann, der letz, letztemann',
  'el-hotel-electrico': 'das elektrische hotel',
  'das-cabinet-des-dr-caligari': `cabinet du docteur caligari, doktor caligari, cesare, cagliari, somnambule, holstenwall,
    caligari muet couleur`,
  'l-enfant-de-paris': 'Das Kind von Paris',
  'le-voyage-dans-la-lune': `le voyage dans la lune, reise zum mond, A Trip to the Moon, voyage dans la lune,
    melies lune`,
  opium: 'opium, conrad veidt opium, Oipum',
  judex: 'Judex',
  cendrillon: 'Cinderella, aschenputel, cendrilon',
  'das-wachsfigurenkabinett': 'Waxworks, figures de cire, wachsfig, Wachs Figuren Kabinett',
  'le-spectre-rouge': 'spectre rouge',
  'die-austernprinzessin': 'huitres, austernprinzesin, Austern Prinzessin',
  'a-propos-de-nice': 'a propos de nice, vigo',
  'onesime-horloger': 'onesime',
  'die-finanzen-des-grossherzogs': 'grossherzog, Großherzog',
  'das-boxende-kaenguruh': 'Känguru, kaenguruh, the movie with the Känguru',
  'la-poule-aux-oeufs-d-or': 'oeufs, œufs, poule oeufs',
  'schloss-vogeloed': 'schloss vogelod, Schloß Vogelöd',
  'l-homme-a-la-tete-en-caoutchouc': 'gummikopf',
  'l-arrivee-d-un-train-en-gare-de-la-ciotat': 'ciotat, film avec un train',
  'la-coquille-et-le-clergyman': 'kleriker',
  'der-student-von-prag': 'student prag',
  'barbe-bleue': 'barbe bleue, BarbeBleue',
  'orlacs-haende': 'mains orlac',
  'l-arroseur-arrose': 'arros',
  fantasmagorie: 'fantasm, fantasmagori',
  'kohlhiesels-toechter': 'kohlh',
  'les-vampires': 'musidora vampires, irma vep',
  'die-puppe': 'lubitsch poupée, lubitsch puppe, lubitsh puppe',
  raskolnikow: 'raskolnikof',
  'die-bergkatze': 'bergkaze',
  'symphonie-diagonale': 'Diagonalsymphonie',
  'la-sortie-de-l-usine-lumiere-a-lyon': 'Frères Lumière, Brüder Lumière',
  petronella: 'Schweizer Stummfilm 1927',
};
const hits = Object.entries(expectedHits).flatMap(([first, texts]) =>
  texts.split(/,\s+/).map((typed) => [typed, first] as const),
);

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

  test.each(hits)('“%s” finds %s first', (typed, first) => expect(slugs(typed)[0]).toBe(first));

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
