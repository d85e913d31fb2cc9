import { describe, expect, test } from 'vitest';
import { drawPoster } from '@/lib/posters/draw-poster';
import type { PosterFacts } from '@/lib/posters/poster-facts';
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
  'Faust – Eine deutsche Volkssage',
  'La Sortie de l’usine Lumière à Lyon',
  "L'Arrivée d'un train en gare de La Ciotat",
  'Das Wachsfigurenkabinett',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'Ø',
  '8½',
  'Žižkov a Łódź',
  'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb',
  'À É Ô Ç',
  'Тень',
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
  test('is the same for the same facts', () => {
    expect(drawPoster(nosferatu, format)).toBe(drawPoster({ ...nosferatu }, format));
  });

  test('differs from that of another slug', () => {
    const other = drawPoster({ ...nosferatu, slug: 'nosferatu-1922' }, format);
    expect(other).not.toBe(drawPoster(nosferatu, format));
  });

  test('stands alone: its own size, a name, and no font to fetch', () => {
    const svg = drawPoster({ ...nosferatu, title: 'Tom & <Jerry>' }, format);
    expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
    expect(svg).toContain('role="img"');
    expect(svg).toContain('<title>Tom &amp; &lt;Jerry&gt;, 1922</title>');
    expect(svg).not.toMatch(/<text|font-family|href|NaN|undefined/);
  });

  test.each(hardTitles)('keeps all type of “%s” inside its margins', (title) => {
    for (const slug of ['one', 'two', 'three', 'four', 'five', 'six']) {
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

  test('needs no more than a title and a year', () => {
    const bare = { slug: 'bare', title: 'Sans titre', year: 1978 };
    const svg = drawPoster({ ...bare, directors: [], genres: [], countries: [] }, format);
    const [title = [], facts = []] = typeOf(svg);
    expect(title.length).toBeGreaterThan(50);
    expect(facts.length).toBeGreaterThan(20);
  });
});
