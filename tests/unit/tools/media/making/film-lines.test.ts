import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { filmSchema } from '@/lib/content/schema/film';
import { filmLines, ratioOf } from '@/tools/media/making/film-lines';
import { picture, sound } from '../recordings';

const film = { title: { original: { text: 'Nosferatu', lang: 'de' } }, year: 1922 };
const made = { slug: 'nosferatu', recording: { seconds: 5640, picture: picture(), sound: [] } };

it('writes lines for the film’s file in which only the words are missing', () => {
  const files = ['captions.de.vtt', 'chapters.fr.vtt', 'film.mp4', 'thumbnails.vtt'];
  const lines = parse(filmLines({ ...made, files, thumbhash: 'abc=' }));
  const { error } = filmSchema.safeParse({ ...film, ...lines });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(
    [0, 1, 2, 3, 4].map((index) => `stills.${index}.alt`),
  );
  expect(lines.media.film.tracks).toEqual([
    { kind: 'captions', srclang: 'de', src: '/media/nosferatu/captions.de.vtt' },
    { kind: 'chapters', srclang: 'fr', src: '/media/nosferatu/chapters.fr.vtt' },
  ]);
});

it('is valid once the comments are filled in', () => {
  const text = filmLines({ ...made, files: [] })
    .replaceAll('# alt:', 'alt:')
    .replaceAll('#   fr:', '  fr: Une ombre dans l’escalier.')
    .replaceAll('#   de:', '  de: Ein Schatten auf der Treppe.');
  expect(filmSchema.parse({ ...film, ...parse(text) }).stills).toHaveLength(5);
});

it('gives a work to listen to one source and no pictures', () => {
  const recording = { seconds: 60, sound: [sound()] };
  const lines = parse(filmLines({ slug: 'canon', recording, files: ['audio.m4a'] }));
  expect(filmSchema.parse({ ...film, ...lines }).media.audio?.sources).toHaveLength(1);
  expect(lines).not.toHaveProperty('stills');
});

it('says the length, the ratio where it is not the usual one, and how captions would be said', () => {
  const recording = { seconds: 5640, picture: picture({ width: 640, height: 480 }), sound: [] };
  const text = filmLines({ slug: 'nosferatu', recording, files: [] });
  expect(parse(text)).toMatchObject({ runtime: 94, media: { film: { ratio: '4:3' } } });
  const ofFilm = text.slice(text.indexOf('media:'));
  const { media } = parse(ofFilm.replace(/^ {4}# /gm, '    '));
  expect(filmSchema.shape.media.parse(media).film?.tracks).toEqual([
    { kind: 'captions', srclang: 'fr', src: '/media/nosferatu/captions.fr.vtt' },
  ]);
  const short = { ...recording, seconds: 40, picture: picture({ width: 1280, height: 720 }) };
  const lines = parse(filmLines({ slug: 'a', recording: short, files: [] }));
  expect(lines.runtime).toBe(0.67);
  expect(lines.media.film).not.toHaveProperty('ratio');
});

it.each([
  [1920, 1080, undefined],
  [1920, 1088, undefined],
  [640, 480, '4:3'],
  [1480, 1080, '1.37:1'],
  [1998, 1080, '1.85:1'],
  [1920, 804, '2.39:1'],
  [1080, 1920, '0.56:1'],
])('a picture of %i × %i has the ratio %s', (width, height, ratio) => {
  expect(ratioOf({ width, height })).toBe(ratio);
});
