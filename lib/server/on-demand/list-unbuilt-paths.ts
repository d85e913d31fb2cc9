import { embedPath } from '@/lib/films/embed-path';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import {
  drawnPosterPath,
  filmPicture,
  scenePath,
  sharedPicturePath,
  wallSheetPath,
  widePosterPath,
} from '@/lib/posters/poster-path';
import type { Unbuilt } from './unbuilt';

/** Every path inside Next that a build has left: for who writes the whole site, or walks it. */
export function listUnbuiltPaths({
  films,
  drawings,
  people,
  framed,
  photos,
  dated,
  sheets,
}: Unbuilt): string[] {
  const withPhoto = new Set(photos);
  const cards = (slug: string) =>
    locales.flatMap((locale) => {
      const isPhoto = withPhoto.has(slug);
      const isDrawn = !isPhoto || locale === defaultLocale;
      const files = [isDrawn && filmPicture(slug, false), isPhoto && filmPicture(slug, true)];
      return files.flatMap((file) => (file ? sharedPicturePath(file, locale) : []));
    });
  const pages = (path: string) => locales.map((locale) => `/${locale}${path}`);
  return [
    ...films.flatMap((slug) => [...pages(`/movie/${slug}`), ...cards(slug)]),
    ...drawings.flatMap((slug) =>
      [drawnPosterPath, widePosterPath, scenePath].map((path) => path(slug)),
    ),
    ...people.flatMap((slug) => pages(`/person/${slug}`)),
    ...framed.flatMap((slug) => pages(embedPath(slug))),
    ...(['start', 'end'] as const).flatMap((end) =>
      dated[end].flatMap((slug) => pages(`/movie/${slug}/${end}.ics`)),
    ),
    ...sheets.map(wallSheetPath),
  ];
}
