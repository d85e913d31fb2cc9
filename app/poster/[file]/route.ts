import { getLibrary } from '@/lib/content/library';
import { drawPoster } from '@/lib/posters/draw-poster';
import { posterFacts } from '@/lib/posters/poster-facts-of';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...getLibrary().films.keys()].map((slug) => ({ file: `${slug}.svg` }));
}

/** `/poster/<slug>.svg`: the poster the site draws for a film. */
export async function GET(_: Request, { params }: RouteContext<'/poster/[file]'>) {
  const slug = (await params).file.replace(/\.svg$/, '');
  const facts = posterFacts(slug);
  if (!facts) return new Response(null, { status: 404 });
  return new Response(drawPoster(facts, 'portrait'), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
