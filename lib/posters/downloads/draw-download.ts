import { getLibrary } from '@/lib/content/store/library';
import { getPosterFacts } from '../get-poster-facts';
import type { PosterFacts } from '../poster-facts';
import { type PosterDownload, posterDownloadKinds, posterDownloads } from '../poster-path';
import { drawMovingPoster } from './moving-poster';
import { drawPosterPdf } from './poster-pdf';
import { drawWallpaper } from './wallpaper';

const drawings: Record<PosterDownload, (facts: PosterFacts) => Promise<Buffer>> = {
  pdf: drawPosterPdf,
  wallpaper: drawWallpaper,
  moving: drawMovingPoster,
};

/**
 * Renders a download of a film's drawn poster by its file name suffix (`posterDownloads`); undefined for an unknown
 * suffix, and for a film with its own poster.
 */
export async function drawDownload(slug: string, ending: string): Promise<Buffer | undefined> {
  const kind = posterDownloadKinds.find((one) => posterDownloads[one] === ending);
  const facts = getLibrary().films.get(slug)?.poster ? undefined : getPosterFacts(slug);
  return kind && facts && drawings[kind](facts);
}
