import { describe, expect, test } from 'vitest';
import { motifNames } from '@/lib/content/schema/motif';
import { slugPattern } from '@/lib/content/slug';
import { drawPoster, drawScene } from '@/lib/posters/draw-poster';
import { hoverAnimationOf } from '@/lib/posters/hover-animations';
import { factsColumns } from '@/lib/posters/layout/layout';
import { paletteOf } from '@/lib/posters/palettes';
import type { PosterFacts } from '@/lib/posters/poster-facts';
import { stillInk } from '@/lib/posters/poster-look';
import {
  collectionPicture,
  drawnPosterPath,
  filmPicture,
  sharedPictures,
  widePosterPath,
} from '@/lib/posters/poster-path';
import { endPenalty, listLineBreaks } from '@/lib/posters/type/fit-title';
import { contrast } from '@/lib/primitives/colour/contrast';
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
] as const;
/** Points of the title and of the small type, which alone follow the picture's own svg element. */
function typeOf(svg: string): [x: number, y: number][][] {
  const after = svg.slice(svg.indexOf('</svg>'));
  const scale = Number(after.match(/scale\(([\d.]+)\)/)?.[1]);
  const [title = [], facts = []] = [...after.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) =>
    pathPoints(d),
  );
  return [title, facts.map(([x, y]) => [x * scale, y * scale])];
}

describe.each(formats)('a $format poster', ({ format, width, height }) => {
  test('is the same for the same facts', () =>
    expect(drawPoster(nosferatu, format)).toBe(drawPoster({ ...nosferatu }, format)));

  test('stands alone: its own size, a name, and no font to fetch', () => {
    const svg = drawPoster({ ...nosferatu, title: 'Tom & <Jerry>' }, format);
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

  test('leaves its small type out where a card shows it too small to be read', () => {
    const svg = drawPoster(nosferatu, format);
    const [rule = ''] = svg.match(/<style>[^<]*<\/style>/) ?? [];
    expect(rule.includes('max-width:199px')).toBe(format === 'portrait');
    expect(svg).toMatch(/<g class="credits" [^>]*><path [^>]*><\/g><\/svg>$/);
    expect(typeOf(svg)[1]?.length).toBeGreaterThan(100);
  });
});

describe('draw scene', () => {
  const facts = (slug: string, year = 1920): PosterFacts => ({
    ...{ slug, title: 'A', year, directors: [], genres: ['drama'], countries: [] },
  });

  test('a scene is the poster’s drawing without a word, the same for the same facts', () => {
    const scene = drawScene({ ...facts('judex'), motif: 'moon' });
    expect(scene).toBe(drawScene({ ...facts('judex'), motif: 'moon' }));
    expect(scene).not.toBe(drawScene({ ...facts('judex'), motif: 'wheel' }));
    expect(scene).toMatch(/^<svg [^>]*viewBox="0 0 1200 500"/);
    expect(scene).not.toMatch(/credits|<title>/);
  });

  test('a still is printed in a colour of its poster: a bright one for white, a dark one for black', () => {
    const found = new Set<string>();
    for (const year of [1895, 1915, 1925, 2008])
      for (let film = 0; film < 20; film += 1) {
        const { ink, blend } = stillInk(facts(`film-${film}`, year));
        const palette = paletteOf(year);
        expect(palette.spots).toContain(ink);
        expect(contrast(ink, blend === 'multiply' ? palette.ink : palette.paper)).toBeGreaterThan(
          3,
        );
        found.add(blend);
      }
    expect([...found].sort()).toEqual(['multiply', 'screen']);
  });
});

describe('gaits', () => {
  test('a poster’s picture says how it moves, and its title stands outside of what does', () => {
    for (const motif of motifNames.slice(0, 4)) {
      const facts = { slug: 'a', title: 'A', year: 1920, directors: [], genres: [], countries: [] };
      const svg = drawPoster({ ...facts, motif }, 'portrait');
      expect(svg).toContain(`<g data-gait="${hoverAnimationOf(motif)}">`);
      expect(svg.match(/data-gait/g)).toHaveLength(1);
      expect(svg.indexOf('class="credits"')).toBeGreaterThan(svg.indexOf('</svg>'));
    }
  });
});

const facts = { slug: 'a', title: 'A', year: 1896, directors: [], genres: [], countries: ['FR'] };

test.each([
  [40 / 60, 'FR   40 s'],
  [1, 'FR   1 min'],
  [93.6, 'FR   94 min'],
  [undefined, 'FR'],
])('a film of %s minutes lasts on its poster what it lasts on its page', (runtime, where) =>
  expect(factsColumns({ ...facts, runtime })).toEqual([['1896'], [where]]),
);

test('a dash never begins a line', () => {
  const lines = listLineBreaks('Faust – Eine deutsche Volkssage', 6).flat();
  expect(lines.some((line) => line.startsWith('–'))).toBe(false);
});

test('articles hang ill at the end of a line, a comma sits well there', () => {
  expect(endPenalty('La Femme de')).toBeGreaterThan(endPenalty('La Femme'));
  expect(endPenalty('Nosferatu,')).toBeLessThan(endPenalty('Nosferatu'));
});

describe('poster path', () => {
  test('no film can take the picture of a page or of a collection', () => {
    const films = ['site', '_site', 'expressionnisme', 'expressionnisme_collection'];
    const taken = [...Object.values(sharedPictures), collectionPicture('expressionnisme')];
    for (const slug of films.filter((name) => slugPattern.test(name)))
      for (const isPhoto of [true, false]) expect(taken).not.toContain(filmPicture(slug, isPhoto));
  });

  test('no film’s poster is another’s drawn wide', () => {
    const slug = /^\/poster\/(.*)\.svg$/.exec(widePosterPath('judex'))?.[1] ?? '';
    expect(drawnPosterPath(slug)).toBe(widePosterPath('judex'));
    expect(slugPattern.test(slug)).toBe(false);
  });
});
