import { getLibrary } from '@/lib/content/store/library';
import { getPosterFacts } from '../get-poster-facts';
import type { PosterFacts } from '../poster-facts';
import { type PosterDownload, posterDownloads } from '../poster-path';
import { drawMovingPoster } from './moving-poster';
import { drawPosterPdf } from './poster-pdf';
import { drawWallpaper } from './wallpaper';

const drawings: Record<PosterDownload, (facts: PosterFacts) => Promise<Buffer>> = {
  pdf: drawPosterPdf,
  wallpaper: drawWallpaper,
  moving: drawMovingPoster,
};

/**
 * Draws a file that visitors take away of a film's poster, by the end of its name (`posterDownloads`); undefined for an
 * unknown name, and for a film that has a poster of its own.
 */
export async function drawDownload(slug: string, ending: string): Promise<Buffer | undefined> {
  const kinds = Object.keys(posterDownloads) as PosterDownload[];
  const kind = kinds.find((one) => posterDownloads[one] === ending);
  const facts = getLibrary().films.get(slug)?.poster ? undefined : getPosterFacts(slug);
  return kind && facts && drawings[kind](facts);
}
