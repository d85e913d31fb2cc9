import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { createRandom } from '@/lib/text/random';
import { writeFilmYaml } from '@/tools/import/writing/write-film-yaml';
import { makeFilms } from '../search/make-films';

const genres = ['drama', 'comedy', 'western', 'documentary', 'essay', 'horror', 'romance', 'war'];

const site = `name: Croissance
url: https://growth.example
tagline: { fr: Une maison qui grandit, de: 'Ein Haus, das wächst' }
description: { fr: Des films que personne n’a tournés., de: 'Filme, die niemand gedreht hat.' }
ads: { backend: vast, tag: /media/ads.xml, publisherId: growth, channelId: films }
`;

/** Films of one collection; and of how many films one is made. */
const inCollection = 12;
const filmsToACollection = 250;

/** Writes a house of so many films into a folder: all are made up, the same each time. */
export function makeHouse(folder: string, films: number): void {
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  for (const name of ['films', 'collections', 'media'])
    mkdirSync(join(folder, name), { recursive: true });
  write('site.yaml', site);
  write('genres.yaml', genres.map((genre) => `${genre}: ${inAll(genre)}\n`).join(''));
  const made = makeFilms(films, genres);
  for (const [slug, film] of made) write(`films/${slug}.yaml`, writeFilmYaml(film));
  const random = createRandom('collections');
  const slugs = [...made.keys()];
  for (let number = 0; number < films / filmsToACollection; number += 1) {
    const chosen = new Set(
      Array.from({ length: inCollection }, () => slugs[random.whole(0, slugs.length - 1)] ?? ''),
    );
    write(`collections/collection-${number}.yaml`, collection(number, [...chosen]));
  }
}

const inAll = (words: string) => `{ ${locales.map((locale) => `${locale}: ${words}`).join(', ')} }`;

function collection(number: number, films: string[]): string {
  const entries = films.map((film) => `  - { film: ${film}, reason: ${inAll('Parce que')} }\n`);
  return `kind: cycle
title: ${inAll(`Choix ${number}`)}
summary: ${inAll('Une douzaine')}
introduction: ${inAll('Douze films')}
order: ${number}
films:
${entries.join('')}`;
}
