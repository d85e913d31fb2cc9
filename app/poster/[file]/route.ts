import { basename } from 'node:path';
import { getLibrary, inEveryState } from '@/lib/content/store/library';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { drawDownload } from '@/lib/posters/downloads/draw-download';
import { drawPoster, drawScene } from '@/lib/posters/draw-poster';
import { getPosterFacts } from '@/lib/posters/get-poster-facts';
import { getSeriesFacts } from '@/lib/posters/get-series-facts';
import { listDrawings } from '@/lib/posters/list-drawings';
import { posterEnds } from '@/lib/posters/poster-ends';
import { drawSheet, wallSheets } from '@/lib/posters/poster-wall';
import {
  type BandShape,
  bandSizes,
  drawSeriesBand,
} from '@/lib/posters/series/draw-series-pictures';
import { drawSeriesPoster } from '@/lib/posters/series/draw-series-poster';
import { contentType } from '@/lib/server/headers/content-type';

const isBand = (shape: string): shape is BandShape => Object.hasOwn(bandSizes, shape);

export const dynamic = 'force-static';

/**
 * Prerenders only some posters of a large site: the server draws the others on their first request
 * (lib/server/on-demand).
 */
export function generateStaticParams() {
  return inEveryState(listDrawings).map((path) => ({ file: basename(path) }));
}

/**
 * `/poster/<slug>.svg`: the drawn poster of a film; `/poster/<slug>_wide.svg`: the same in landscape format;
 * `_in-de`, `_wide-in-de`: both with the title in another language; `/poster/<slug>_scene.svg`: its picture
 * without text; `/poster/<slug>_<language>.svg`: the poster of a collection; `_band` and `_block`: its pictures
 * without the title; `/poster/_<sheet>.svg`: small posters for the timeline; `/poster/<slug>_a3.pdf` and
 * others: downloads of a film's poster.
 */
export async function GET(_: Request, { params }: RouteContext<'/poster/[file]'>) {
  const { file } = await params;
  const [slug = '', shape = ''] = file.replace(/\.svg$/, '').split('_');
  const made = file.endsWith('.svg') ? await draw(slug, shape) : await drawDownload(slug, shape);
  if (!made) return new Response(null, { status: 404 });
  return new Response(typeof made === 'string' ? made : new Uint8Array(made), {
    headers: { 'Content-Type': contentType(file), 'Cache-Control': 'public, max-age=86400' },
  });
}

function draw(slug: string, shape: string) {
  if (!slug) return drawWall(shape);
  if (isBand(shape)) return drawBand(slug, shape);
  return isLocale(shape) ? drawSeries(slug, shape) : drawFilm(slug, shape);
}

async function drawBand(slug: string, shape: BandShape): Promise<string | undefined> {
  const facts = await getSeriesFacts(slug, defaultLocale);
  return facts && drawSeriesBand(facts, shape);
}

function drawWall(sheet: string): string | undefined {
  const slugs = wallSheets(getLibrary()).get(sheet);
  return slugs && drawSheet(slugs.flatMap((slug) => getPosterFacts(slug) ?? []));
}

function drawFilm(slug: string, end: string): string | undefined {
  const drawn = posterEnds.get(end);
  if (!drawn) return undefined;
  const facts = getPosterFacts(slug, drawn.locale);
  return facts && (drawn.format === 'scene' ? drawScene(facts) : drawPoster(facts, drawn.format));
}

async function drawSeries(slug: string, locale: Locale): Promise<string | undefined> {
  const facts = await getSeriesFacts(slug, locale);
  return facts && drawSeriesPoster(facts, 'portrait');
}
