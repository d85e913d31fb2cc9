import { basename } from 'node:path';
import { getLibrary } from '@/lib/content/library';
import { drawPoster } from '@/lib/posters/draw-poster';
import { posterFacts } from '@/lib/posters/poster-facts-of';
import { drawnPosterPath, widePosterPath } from '@/lib/posters/poster-path';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...getLibrary().films.keys()].flatMap((slug) =>
    [drawnPosterPath(slug), widePosterPath(slug)].map((path) => ({ file: basename(path) })),
  );
}

/** `/poster/<slug>.svg`: the poster the site draws for a film; `/poster/<slug>_wide.svg`: as wide as a screen. */
export async function GET(_: Request, { params }: RouteContext<'/poster/[file]'>) {
  const [slug = '', shape] = (await params).file.replace(/\.svg$/, '').split('_');
  const facts = posterFacts(slug);
  if (!facts) return new Response(null, { status: 404 });
  return new Response(drawPoster(facts, shape === 'wide' ? 'landscape' : 'portrait'), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
