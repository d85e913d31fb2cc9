import { createTranslator } from 'next-intl';
import { getTheme } from '@/lib/content/store/get-theme';
import { printed, type Theme } from '@/lib/content/store/theme';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { Card } from '@/lib/posters/card/card';
import { drawTiles } from '@/lib/posters/card/draw-tiles';
import type { PosterFacts } from '@/lib/posters/poster-facts';
import { typeOn } from '@/lib/posters/series/sheets-in';
import { getSite } from '@/lib/site/get-site';
import { pageWalls, type SharedPage } from './page-walls';

/** The sheet of each page, in the colours of the house. */
function groundsOf({ light, inks, posters }: Theme): Record<SharedPage, string> {
  const { paper, black } = printed(posters);
  const [first = black, second = first] = Object.values(inks);
  return {
    site: light.accent,
    catalogue: paper,
    collections: inks.blue ?? first,
    shop: inks.yellow ?? second,
    vod: black,
  };
}

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
  const ground = groundsOf(getTheme())[page];
  const type = typeOn(ground);
  return {
    ...{ house: name, title: title ? t(title) : tagline.text, slug: page },
    lines: count > 0 ? [[t('Collection.films', { count })]] : [],
    inks: { ground, form: type, accent: type, type },
    draw: (field) => drawTiles(films.length > 0 ? films : [blank], field, inksOf),
  };
}
