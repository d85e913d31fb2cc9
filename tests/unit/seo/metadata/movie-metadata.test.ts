import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { filmTitles, filmVideo } from '@/lib/seo/metadata/movie-metadata';
import de from '@/messages/de.json';
import fr from '@/messages/fr.json';
import { filmFixture } from '../../catalog/films/film-fixture';

const titlesOf = (slug: string, facts: Record<string, unknown>, locale: 'fr' | 'de' = 'fr') => {
  const messages = { fr, de }[locale];
  return filmTitles(
    filmFixture(slug, facts),
    locale,
    createTranslator({ locale, messages, namespace: 'Metadata' }),
  );
};

test('filmTitles lists the variants of a title, the longest first', () =>
  expect(titlesOf('La Roue', { year: 1923, directors: ['Abel Gance'] })).toEqual([
    ...['La Roue (1923), film muet d’Abel Gance', 'La Roue (1923), film d’Abel Gance'],
    ...['La Roue, film muet de 1923', 'La Roue, film de 1923', 'La Roue (1923)', 'La Roue'],
  ]));

const audio = { type: 'audio', sources: [{ provider: 'html5', src: '/media/canon/canon.mp3' }] };
const delluc = { year: 1921, directors: ['Louis Delluc'] };
test.each([
  ['Fièvre', delluc, 'fr', 'Fièvre (1921), film muet de Louis Delluc'],
  ['Fièvre', delluc, 'de', 'Fièvre (1921), Stummfilm von Louis Delluc'],
  ['Études', { year: 2020, directors: ['A B', 'C D', 'E F'] }, 'fr', 'Études, film de 2020'],
  ['Nerven', { year: 2020 }, 'fr', 'Nerven, film de 2020'],
  ['Canon', { year: 2026, media: { audio } }, 'fr', 'Canon, œuvre sonore de 2026'],
  ['Canon', { year: 2026, media: { audio } }, 'de', 'Canon, Klangwerk von 2026'],
] as const)('filmTitles: the title of %s with %j in %s is %s', (slug, facts, locale, title) =>
  expect(titlesOf(slug, facts, locale)[0]).toBe(title),
);

const file = (size: number) => ({ provider: 'html5', src: `/media/a/${size}.mp4`, size });
const videoOf = (sources: object[], vod: object = {}) =>
  filmVideo(
    filmFixture('a', { media: { film: { type: 'video', sources } }, vod: { ads: false, ...vod } }),
    new Date('2026-11-22'),
  );

test('filmVideo is the largest file of a film that is free here', () =>
  expect(videoOf([file(360), file(720)])).toEqual({
    ...{ url: '/media/a/720.mp4', type: 'video/mp4', width: 1280, height: 720 },
  }));
