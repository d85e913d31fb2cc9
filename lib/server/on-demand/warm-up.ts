import { defaultLocale } from '@/lib/i18n/locales';
import { drawnPosterPath, filmPicture, sharedPicturePath } from '@/lib/posters/poster-path';
import type { Packs } from '../packs/open-packs';
import type { Unbuilt } from './unbuilt';

/**
 * Makes one of each kind of what the build has left, so that what is needed for it is loaded before the first visitor asks.
 * Whatever fails here fails, and is told, when it is asked for.
 */
export async function warmUp({ films: [film] }: Unbuilt, packs: Packs): Promise<void> {
  if (!film) return;
  const card = sharedPicturePath(filmPicture(film, false), defaultLocale);
  const page = `/${defaultLocale}/movie/${film}.html`;
  for (const file of [page, `${drawnPosterPath(film)}.body`, `${card}.body`])
    await Promise.resolve(packs(file)).catch(() => {});
}
