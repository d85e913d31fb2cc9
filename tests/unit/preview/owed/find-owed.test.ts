import { expect, it } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { findOwed } from '@/lib/preview/owed/find-owed';

const title = { original: { text: 'Nerven', lang: 'de' }, fr: 'Nerfs' };
const owedBy = (film: object, more = {}) =>
  findOwed({
    films: new Map([['nerven', filmSchema.parse({ title, year: 1919, ...film })]]),
    ...{ collections: new Map(), articles: new Map(), pages: new Map() },
    ...{ news: new Map(), programme: new Map(), ...more },
  }).map(({ kind, name, field, missing }) =>
    [kind, name, field, missing].filter(Boolean).join(' '),
  );

it('a film of which only title and year are known owes what a page could show', () => {
  expect(owedBy({})).toEqual([
    'description films/nerven synopsis',
    'rights films/nerven rights',
    'media films/nerven media.film',
    'media films/nerven poster',
    'media films/nerven stills',
  ]);
});

it('a film that has all of it owes nothing; one in the public domain no rights', () => {
  const picture = { src: '/media/a.jpg', alt: { fr: 'a', de: 'b' } };
  const track = { kind: 'captions', srclang: 'fr', src: '/media/a.fr.vtt' };
  const source = { provider: 'html5', src: '/media/a.mp4' };
  const whole = {
    synopsis: { fr: 'a', de: 'b' },
    publicDomain: ['CH'],
    poster: picture,
    stills: [picture],
    media: { film: { type: 'video', sources: [source], tracks: [track] } },
  };
  expect(owedBy(whole)).toEqual([]);
  const silent = { ...whole, media: { film: { type: 'video', sources: [source] } } };
  expect(owedBy(silent)).toEqual(['media films/nerven media.film.tracks']);
  const embedded = { provider: 'vimeo', src: '123' };
  expect(owedBy({ ...whole, media: { film: { type: 'video', sources: [embedded] } } })).toEqual([]);
});

it('words in one language are owed in the other, those of a picture by a name of their own', () => {
  const found = owedBy({
    synopsis: { fr: 'a' },
    stills: [{ src: '/media/a.jpg', alt: { de: 'b' } }],
  });
  expect(found).toContain('translation films/nerven synopsis de');
  expect(found).toContain('alt films/nerven stills.0.alt fr');
});

it('notes are told, and pages and news without a sentence about them', () => {
  expect(owedBy({ editorNote: 'year?' })).toContain('note films/nerven editorNote');
  const news = new Map([
    [
      'open',
      { date: '2026-11-22', title: { fr: 'a', de: 'b' }, text: { fr: 'a', de: 'b' }, films: [] },
    ],
  ]);
  expect(owedBy({}, { news })).toContain('description news/open summary');
});
