import { getLibrary } from '@/lib/content/library';
import { drawPoster } from '@/lib/posters/draw-poster';
import { posterFacts, sitePosterFacts } from '@/lib/posters/poster-facts-of';
import { sitePoster } from '@/lib/posters/poster-path';
import { rasterisePoster } from '@/lib/posters/rasterise-poster';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [sitePoster, ...getLibrary().films.keys()].map((name) => ({ file: `${name}.png` }));
}

/** `/og/<slug>.png`: the drawn poster as shared links show it, 1200 × 630. */
export async function GET(_: Request, { params }: RouteContext<'/og/[file]'>) {
  const name = (await params).file.replace(/\.png$/, '');
  const facts = name === sitePoster ? sitePosterFacts() : posterFacts(name);
  if (!facts) return new Response(null, { status: 404 });
  const png = await rasterisePoster(drawPoster(facts, 'landscape'), name);
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  });
}
