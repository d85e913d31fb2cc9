import { defaultLocale, locales } from '@/lib/i18n/locales';
import { drawnPosterPath, filmPicture, sharedPicturePath } from '@/lib/posters/poster-path';
import type { Packs } from '../packs/open-packs';
import type { Unbuilt } from './unbuilt';

/** Films of which all is made: the first of each kind takes several times as long as those behind it. */
const some = 3;

/**
 * Makes some of each kind of what the build has left, so that what is needed for it is loaded before visitors are sent here.
 * Whatever fails here fails, and is told, when it is asked for.
 */
export async function warmUp({ films }: Unbuilt, packs: Packs): Promise<void> {
  for (const film of films.slice(0, some))
    for (const file of filesOf(film)) await Promise.resolve(packs(file)).catch(() => {});
}

function filesOf(film: string): string[] {
  const pages = locales.map((locale) => `/${locale}/movie/${film}.html`);
  const card = sharedPicturePath(filmPicture(film, false), defaultLocale);
  return [...pages, `${drawnPosterPath(film)}.body`, `${card}.body`];
}
