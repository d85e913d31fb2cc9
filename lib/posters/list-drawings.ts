import { getLibrary } from '@/lib/content/store/library';
import { listFilmsWithDrawnPoster } from '@/lib/content/store/prerendered-films';
import { locales } from '@/lib/i18n/locales';
import {
  drawnPosterPath,
  scenePath,
  seriesBandPath,
  seriesPosterPath,
  wallSheetPath,
  widePosterPath,
} from './poster-path';
import { wallSheets } from './poster-wall';
import { type BandShape, bandSizes } from './series/draw-series-pictures';

export const bandShapes = Object.keys(bandSizes) as BandShape[];

/** URL paths of the drawings that a build prerenders. */
export function listDrawings(): string[] {
  const library = getLibrary();
  const drawnSlugs = listFilmsWithDrawnPoster();
  return [
    ...drawnSlugs.flatMap((slug) => [
      ...locales.flatMap((locale) => [drawnPosterPath(slug, locale), widePosterPath(slug, locale)]),
      scenePath(slug),
    ]),
    ...listSeriesDrawings(),
    // The timeline needs all its sheets, so either all or none are prerendered.
    ...(drawnSlugs.length < library.films.size
      ? []
      : [...wallSheets(library).keys()].map(wallSheetPath)),
  ];
}

/** URL paths of the posters and pictures of all collections. */
export function listSeriesDrawings(): string[] {
  return [...getLibrary().collections.keys()].flatMap((slug) => [
    ...locales.map((locale) => seriesPosterPath(slug, locale)),
    ...bandShapes.map((shape) => seriesBandPath(slug, shape)),
  ]);
}
