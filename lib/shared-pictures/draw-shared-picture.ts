import type { Locale } from '@/lib/i18n/locales';
import type { Card } from '@/lib/posters/card/card';
import { drawCard } from '@/lib/posters/card/draw-card';
import { rasteriseCard } from '@/lib/posters/card/rasterise-card';
import { collectionPicture, filmPicture, sharedPictures } from '@/lib/posters/poster-path';
import { collectionCard } from './collection-card';
import { filmCard } from './film-card';
import { houseMark } from './house-mark';
import { pageCard } from './page-card';
import type { SharedPage } from './page-walls';

/** A shared picture by the name of its file, or `undefined` where nothing is called so. */
export async function drawSharedPicture(file: string, locale: Locale): Promise<Buffer | undefined> {
  const card = await findCard(file, locale);
  if (!card) return undefined;
  const mark = await houseMark(card.inks.type);
  return rasteriseCard(await drawCard({ ...card, ...(mark && { mark }) }), file);
}

async function findCard(file: string, locale: Locale): Promise<Card | undefined> {
  const pages = Object.keys(sharedPictures) as SharedPage[];
  const page = pages.find((key) => sharedPictures[key] === file);
  if (page) return pageCard(page, locale);
  const [slug = ''] = file.split(/[_.]/);
  if (file === collectionPicture(slug)) return collectionCard(slug, locale);
  return filmCard(slug, locale, file === filmPicture(slug, true));
}
