import { describe, expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { slugPattern } from '@/lib/content/slug';
import { locales } from '@/lib/i18n/locales';
import { drawPoster } from '@/lib/posters/draw-poster';
import { posterEnds } from '@/lib/posters/poster-ends';
import { type PosterFacts, toPosterFacts } from '@/lib/posters/poster-facts';
import {
  collectionPicture,
  drawnPosterPath,
  filmPicture,
  seriesPosterPath,
  sharedPictures,
} from '@/lib/posters/poster-path';
import { pathPoints } from './path-points';

const nosferatu: PosterFacts = {
  slug: 'nosferatu',
  title: 'Nosferatu, eine Symphonie des Grauens',
  year: 1922,
  directors: ['Friedrich Wilhelm Murnau'],
  genres: ['horror'],
  countries: ['DE'],
  runtime: 94,
};
const hardTitles = [
  ...['Faust – Eine deutsche Volkssage', 'La Sortie de l’usine Lumière à Lyon'],
  ...["L'Arrivée d'un train en gare de La Ciotat", 'Das Wachsfigurenkabinett'],
  ...['Donaudampfschifffahrtsgesellschaftskapitän', 'Ø', '8½', 'Žižkov a Łódź'],
  ...['Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb', 'À É Ô Ç', 'Тень'],
];
const formats = [
  { format: 'portrait', width: 600, height: 900 },
  { format: 'landscape', width: 1200, height: 630 },
  { format: 'a3', width: 606, height: 852 },
  { format: 'phone', width: 645, height: 1398 },
] as const;
/** Points of the title and of the small type, which follow the picture's own svg element. */
function typeOf(svg: string): [x: number, y: number][][] {
  const after = svg.slice(svg.indexOf('</svg>'));
  const scale = Number(after.match(/scale\(([\d.]+)\)/)?.[1]);
  const [title = [], facts = []] = [...after.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) =>
    pathPoints(d),
  );
  return [title, facts.map(([x, y]) => [x * scale, y * scale])];
}

describe.each(formats)('a $format poster', ({ format, width, height }) => {
  test('is deterministic and self-contained: its own size, a name, and no font to fetch', () => {
    const facts = { ...nosferatu, title: 'Tom & <Jerry>' };
    const svg = drawPoster(facts, format);
    expect(svg).toBe(drawPoster({ ...facts }, format));
    expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
    expect(svg).toContain('role="img"');
    expect(svg).toContain('<title>Tom &amp; &lt;Jerry&gt;, 1922</title>');
    expect(svg).not.toMatch(/<text|font-family|href|NaN|undefined/);
  });

  test.each(hardTitles)('keeps all type of “%s” inside its margins', (title) => {
    for (const slug of ['one', 'two']) {
      const directors = [
        'Friedrich Wilhelm Murnau',
        'Wolfgang Amadeus von Hohenlohe-Schillingsfürst',
      ];
      const points = typeOf(drawPoster({ ...nosferatu, slug, title, directors }, format)).flat();
      expect(points.length).toBeGreaterThan(100);
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(24);
      expect(Math.max(...xs)).toBeLessThanOrEqual(width - 24);
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(12);
      expect(Math.max(...ys)).toBeLessThanOrEqual(height - 12);
    }
  });
});

test("the path of a picture of a film is never that of a page's or a collection's", () => {
  const films = ['site', '_site', 'expressionnisme', 'expressionnisme_collection'];
  const taken = [...Object.values(sharedPictures), collectionPicture('expressionnisme')];
  for (const slug of films.filter((name) => slugPattern.test(name)))
    for (const isPhoto of [true, false]) expect(taken).not.toContain(filmPicture(slug, isPhoto));
});

test('the path of a picture of a poster in another language is no collection’s, and its title is that of the language', () => {
  expect(posterEnds.get('wide-in-de')).toEqual({ format: 'landscape', locale: 'de' });
  expect(drawnPosterPath('judex', 'de')).not.toBe(seriesPosterPath('judex', 'de'));
  const title = { original: { text: 'Cendrillon', lang: 'fr' }, de: 'Aschenputtel' };
  const raw = filmSchema.parse({ title, year: 1899 });
  const titles = [undefined, ...locales].map((locale) => toPosterFacts('a', raw, locale).title);
  expect(titles).toEqual(['Cendrillon', 'Cendrillon', 'Aschenputtel']);
});
