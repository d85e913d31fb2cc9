import { createTranslator } from 'next-intl';
import { getFilm } from '@/lib/catalog/films/get-film';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { getTheme } from '@/lib/content/store/get-theme';
import { fileOf, isFile } from '@/lib/content/store/media-files';
import { printed, type Theme } from '@/lib/content/store/theme';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { Card } from '@/lib/posters/card/card';
import { drawCard } from '@/lib/posters/card/draw-card';
import { drawTiles } from '@/lib/posters/card/draw-tiles';
import { photoInk, printPhoto } from '@/lib/posters/card/print-photo';
import { rasteriseCard } from '@/lib/posters/card/rasterise-card';
import { factsColumns } from '@/lib/posters/layout/facts-columns';
import type { PosterFacts } from '@/lib/posters/poster-facts';
import { posterFacts } from '@/lib/posters/poster-facts-of';
import { posterLook } from '@/lib/posters/poster-look';
import { collectionPicture, filmPicture, sharedPictures } from '@/lib/posters/poster-path';
import { drawCells } from '@/lib/posters/series/draw-cells';
import { seriesFacts } from '@/lib/posters/series/series-facts-of';
import { sheetsIn, typeOn } from '@/lib/posters/series/sheets-in';
import { getSite } from '@/lib/site/get-site';
import { houseMark } from './house-mark';
import { pageWalls, type SharedPage } from './page-walls';
import { photoOf } from './photo-of';

/** Placeholder for a wall without films: a pattern. */
const blank: PosterFacts = {
  ...{ slug: 'site', title: '', year: 1920 },
  ...{ directors: [], genres: ['abstract'], countries: [] },
};

/** Draws a share image by its file name; undefined for an unknown name. */
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

/** The card of a collection: drawn like its series poster, in its ink. */
async function collectionCard(slug: string, locale: Locale): Promise<Card | undefined> {
  const facts = await seriesFacts(slug, locale);
  if (!facts) return undefined;
  const { title, lines, ink } = facts;
  return {
    ...{ house: getSite(locale).name, title, slug, lines, inks: sheetsIn(ink)[1] },
    draw: (field) => drawCells(facts, field),
  };
}

/** The card of a film in one language: with a photograph, or with the motif of its poster. */
function filmCard(slug: string, locale: Locale, isPhoto: boolean): Card | undefined {
  const [film, facts] = [getFilm(slug, locale), posterFacts(slug)];
  if (!film || !facts) return undefined;
  const { inks, motif, random } = posterLook(facts);
  const photo = isPhoto ? photoOf(film) : undefined;
  return {
    ...{ house: getSite(locale).name, title: film.title.text, slug, inks },
    lines: factsColumns(facts),
    draw: (field) =>
      photo
        ? printPhoto(findPhoto(photo), field, photoInk(inks))
        : motif({ ...field, inks, random }),
  };
}

/** In the content directory, or in `public` for a server that runs from its build. */
function findPhoto(src: string): string {
  const file = fileOf(src, contentDir());
  return isFile(file) ? file : fileOf(src, 'public');
}

/** The background of each page's card, in the theme's colours. */
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

/** The card of a page that is neither a film's nor a collection's: a wall of posters. */
async function pageCard(page: SharedPage, locale: Locale): Promise<Card> {
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
