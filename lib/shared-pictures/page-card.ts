import { createTranslator } from 'next-intl';
import { black, inks, paper } from '@/lib/content/schema/ink';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { Card } from '@/lib/posters/card/card';
import { drawTiles } from '@/lib/posters/card/draw-tiles';
import type { PosterFacts } from '@/lib/posters/poster-facts';
import { typeOn } from '@/lib/posters/series/sheets-in';
import { getSite } from '@/lib/site/get-site';
import { pageWalls, type SharedPage } from './page-walls';

/** The sheet of each page; red is the site's own (`--signal` in app/globals.css). */
const grounds: Record<SharedPage, string> = {
  site: '#c8200e',
  catalogue: paper,
  collections: inks.blue,
  shop: inks.yellow,
  vod: black,
};

/** What a wall shows that has no film: a pattern. */
const blank: PosterFacts = {
  ...{ slug: 'site', title: '', year: 1920 },
  ...{ directors: [], genres: ['abstract'], countries: [] },
};

/** The card of a page that is no film's and no collection's: a wall of what it leads to. */
export async function pageCard(page: SharedPage, locale: Locale): Promise<Card> {
  const t = createTranslator({ locale, messages: await loadMessages(locale) });
  const { title, count, films, inksOf } = pageWalls[page](locale);
  const { name, tagline } = getSite(locale);
  const ground = grounds[page];
  const type = typeOn(ground);
  return {
    ...{ house: name, title: title ? t(title) : tagline.text, slug: page },
    lines: count > 0 ? [[t('Collection.films', { count })]] : [],
    inks: { ground, form: type, accent: type, type },
    draw: (field) => drawTiles(films.length > 0 ? films : [blank], field, inksOf),
  };
}
