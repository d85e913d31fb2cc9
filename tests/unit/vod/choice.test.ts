import { expect, test } from 'vitest';
import { captionLanguages } from '@/lib/films/caption-languages';
import {
  allAccess,
  allAdKinds,
  allCaptionLanguages,
  isChosen,
  listChoices,
} from '@/lib/vod/choice';
import { choicePath } from '@/lib/vod/choice-path';
import { filmFixture } from '../films/film-fixture';

const track = (srclang: string, kind = 'captions') => ({
  kind,
  srclang,
  src: `/media/${srclang}.vtt`,
});
const media = (...tracks: object[]) => ({
  film: { type: 'video', sources: [{ provider: 'html5', src: '/media/a.mp4' }], tracks },
});
const both = filmFixture('both', {
  media: media(track('fr'), track('de', 'subtitles'), track('it', 'chapters')),
  vod: { ads: false },
});
const paid = filmFixture('paid', { media: media(track('fr')), vod: { ads: true } });
const foreign = filmFixture('foreign', {
  media: { film: { type: 'video', sources: [{ provider: 'youtube', src: 'aqz-KE-bpKQ' }] } },
  vod: { ads: false },
});
const films = [both, paid, filmFixture('gone', { media: media(track('en')) })];

test('captions and subtitles can be read, chapters cannot', () => {
  expect(captionLanguages(both)).toEqual(['fr', 'de']);
});

test('only languages of offered films can be chosen', () => {
  expect(allCaptionLanguages(films)).toEqual(['de', 'fr']);
});

test('films are chosen by captions and by advertisements, and by both; of a provider’s player nobody knows', () => {
  const chosen = (choice: Parameters<typeof isChosen>[1]) =>
    [both, paid, foreign].filter((film) => isChosen(film, choice)).map(({ slug }) => slug);
  expect(chosen({})).toEqual(['both', 'paid', 'foreign']);
  expect(chosen({ captions: 'de' })).toEqual(['both']);
  expect(chosen({ ads: 'with' })).toEqual(['paid']);
  expect(chosen({ captions: 'fr', ads: 'without' })).toEqual(['both']);
});

test('films are chosen by who can follow them, in each language that an offered one has', () => {
  const signed = filmFixture('signed', {
    media: media(track('de', 'descriptions')),
    access: { audioDescription: ['fr'], signLanguage: ['ssr'] },
    vod: { ads: false },
  });
  expect(allAccess([signed, ...films])).toEqual([
    ...['captions-fr', 'audio-description-fr', 'text-description-de', 'sign-language'],
  ]);
  const found = (access: string) => [signed, both].filter((film) => isChosen(film, { access }));
  expect(found('sign-language')).toEqual([signed]);
  expect(found('captions-fr')).toEqual([both]);
  expect(found('captions-de')).toEqual([]);
  expect(choicePath({ access: 'sign-language', ads: 'without' })).toBe(
    '/vod/langue-des-signes-sans-publicite',
  );
});

test('every choice has an address of its own', () => {
  const paths = listChoices(films).map(choicePath);
  expect(paths).toContain('/vod');
  expect(paths).toContain('/vod/sous-titres-de-sans-publicite');
  expect(paths).toContain('/vod/sous-titres-pour-sourds-fr-avec-publicite');
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toHaveLength(12);
});

test('where all films are alike in their advertisements, these are no choice', () => {
  const paths = listChoices([both]).map(choicePath);
  expect(paths).toEqual([
    '/vod',
    '/vod/sous-titres-de',
    '/vod/sous-titres-fr',
    '/vod/sous-titres-pour-sourds-fr',
  ]);
  expect([allAdKinds([both]), allAdKinds([paid]), allAdKinds(films)]).toEqual([
    ['without'],
    ['with'],
    ['without', 'with'],
  ]);
});
