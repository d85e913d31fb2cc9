import { basename } from 'node:path';
import { getLibrary } from '@/lib/content/library';
import { drawPoster } from '@/lib/posters/draw-poster';
import { drawScene } from '@/lib/posters/draw-scene';
import type { PosterFacts } from '@/lib/posters/poster-facts';
import { posterFacts } from '@/lib/posters/poster-facts-of';
import { drawnPosterPath, scenePath, widePosterPath } from '@/lib/posters/poster-path';
import { own } from '@/lib/text/own';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...getLibrary().films.keys()].flatMap((slug) =>
    [drawnPosterPath(slug), widePosterPath(slug), scenePath(slug)].map((path) => ({
      file: basename(path),
    })),
  );
}

const shapes: Record<string, (facts: PosterFacts) => string> = {
  scene: drawScene,
  wide: (facts) => drawPoster(facts, 'landscape'),
};

/**
 * `/poster/<slug>.svg`: the poster the site draws for a film; `/poster/<slug>_wide.svg`: as wide as a screen;
 * `/poster/<slug>_scene.svg`: what it shows, without its words.
 */
export async function GET(_: Request, { params }: RouteContext<'/poster/[file]'>) {
  const [slug = '', shape = ''] = (await params).file.replace(/\.svg$/, '').split('_');
  const facts = posterFacts(slug);
  if (!facts) return new Response(null, { status: 404 });
  const draw = own(shapes, shape) ?? (() => drawPoster(facts, 'portrait'));
  return new Response(draw(facts), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
