import { basename } from 'node:path';
import { listDrawn } from '@/lib/content/store/built-films';
import { getLibrary, inEveryState } from '@/lib/content/store/library';
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { drawPoster } from '@/lib/posters/draw-poster';
import { drawScene } from '@/lib/posters/draw-scene';
import type { PosterFacts } from '@/lib/posters/poster-facts';
import { posterFacts } from '@/lib/posters/poster-facts-of';
import {
  drawnPosterPath,
  scenePath,
  seriesBandPath,
  seriesPosterPath,
  wallSheetPath,
  widePosterPath,
} from '@/lib/posters/poster-path';
import { type BandShape, bandSizes, drawSeriesBand } from '@/lib/posters/series/draw-series-band';
import { drawSeriesPoster } from '@/lib/posters/series/draw-series-poster';
import { seriesFacts } from '@/lib/posters/series/series-facts-of';
import { drawSheet } from '@/lib/posters/wall/draw-sheet';
import { wallSheets } from '@/lib/posters/wall/wall-places';
import { own } from '@/lib/primitives/text/own';

const bandShapes = Object.keys(bandSizes) as BandShape[];
const isBand = (shape: string): shape is BandShape => Object.hasOwn(bandSizes, shape);

export const dynamic = 'force-static';

/** Only some posters of a large site: the server draws the others on demand (lib/server/on-demand). */
export function generateStaticParams() {
  return inEveryState(listDrawings);
}

function listDrawings() {
  const library = getLibrary();
  const { films, collections } = library;
  const drawn = listDrawn();
  const paths = [
    ...drawn.flatMap((slug) => [drawnPosterPath(slug), widePosterPath(slug), scenePath(slug)]),
    ...[...collections.keys()].flatMap((slug) => [
      ...locales.map((locale) => seriesPosterPath(slug, locale)),
      ...bandShapes.map((shape) => seriesBandPath(slug, shape)),
    ]),
    // The timeline needs all its sheets, so either all or none are prerendered.
    ...(drawn.length < films.size ? [] : [...wallSheets(library).keys()].map(wallSheetPath)),
  ];
  return paths.map((path) => ({ file: basename(path) }));
}

/**
 * `/poster/<slug>.svg`: the drawn poster of a film; `/poster/<slug>_wide.svg`: in screen format;
 * `/poster/<slug>_scene.svg`: its picture without text; `/poster/<slug>_<language>.svg`: the poster of a
 * collection, with its pictures in `_band` and `_block`; `/poster/_<sheet>.svg`: small posters for the timeline.
 */
export async function GET(_: Request, { params }: RouteContext<'/poster/[file]'>) {
  const [slug = '', shape = ''] = (await params).file.replace(/\.svg$/, '').split('_');
  const svg = await draw(slug, shape);
  if (!svg) return new Response(null, { status: 404 });
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}

function draw(slug: string, shape: string) {
  if (!slug) return drawWall(shape);
  if (isBand(shape)) return drawBand(slug, shape);
  return isLocale(shape) ? drawSeries(slug, shape) : drawFilm(slug, shape);
}

async function drawBand(slug: string, shape: BandShape): Promise<string | undefined> {
  const facts = await seriesFacts(slug, defaultLocale);
  return facts && drawSeriesBand(facts, shape);
}

function drawWall(sheet: string): string | undefined {
  const slugs = wallSheets(getLibrary()).get(sheet);
  return slugs && drawSheet(slugs.flatMap((slug) => posterFacts(slug) ?? []));
}

const filmShapes: Record<string, (facts: PosterFacts) => string> = {
  scene: drawScene,
  wide: (facts) => drawPoster(facts, 'landscape'),
};

function drawFilm(slug: string, shape: string): string | undefined {
  const facts = posterFacts(slug);
  const draw = own(filmShapes, shape) ?? ((known) => drawPoster(known, 'portrait'));
  return facts && draw(facts);
}

async function drawSeries(slug: string, locale: Locale): Promise<string | undefined> {
  const facts = await seriesFacts(slug, locale);
  return facts && drawSeriesPoster(facts, 'portrait');
}
