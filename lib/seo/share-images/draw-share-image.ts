import { createTranslator } from 'next-intl';
import type { Film } from '@/lib/catalog/films/film';
import { getFilm } from '@/lib/catalog/films/get-film';
import { getTheme } from '@/lib/content/store/get-theme';
import { posterColours, type Theme } from '@/lib/content/store/theme';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { Card } from '@/lib/posters/card/card';
import { drawCard, rasteriseCard } from '@/lib/posters/card/draw-card';
import { drawTiles } from '@/lib/posters/card/draw-tiles';
import { photoInk, printPhoto } from '@/lib/posters/card/print-photo';
import { getPosterFacts } from '@/lib/posters/get-poster-facts';
import { getSeriesFacts } from '@/lib/posters/get-series-facts';
import { factsColumns } from '@/lib/posters/layout/layout';
import type { PosterFacts } from '@/lib/posters/poster-facts';
import { posterLook } from '@/lib/posters/poster-look';
import {
  collectionPicture,
  filmPicture,
  momentPicture,
  sharedPictures,
} from '@/lib/posters/poster-path';
import { drawCells } from '@/lib/posters/series/draw-series-pictures';
import { seriesInks, textColourOn } from '@/lib/posters/series/series-inks';
import { getSite } from '@/lib/site/get-site';
import { cutFrame, localMediaFile } from './film-frames';
import { drawLogoImage } from './logo-image';
import { pageWalls, type SharedPage } from './page-walls';
import { findSharePhoto } from './share-image';

/** Placeholder for a wall without films: a pattern. */
const blank: PosterFacts = {
  ...{ slug: 'site', title: '', year: 1920 },
  ...{ directors: [], genres: ['abstract'], countries: [] },
};

/** Draws a share image by its file name; undefined for an unknown name. */
export async function drawShareImage(file: string, locale: Locale): Promise<Buffer | undefined> {
  const card = await findCard(file, locale);
  if (!card) return undefined;
  const mark = await drawLogoImage(card.inks.type);
  return rasteriseCard(await drawCard({ ...card, ...(mark && { mark }) }), file);
}

async function findCard(file: string, locale: Locale): Promise<Card | undefined> {
  const pages = Object.keys(sharedPictures) as SharedPage[];
  const page = pages.find((key) => sharedPictures[key] === file);
  if (page) return pageCard(page, locale);
  const [slug = ''] = file.split(/[_.]/);
  if (file === collectionPicture(slug)) return collectionCard(slug, locale);
  const second = Number(/_(\d+)\.jpg$/.exec(file)?.[1] ?? Number.NaN);
  if (file === momentPicture(slug, second)) {
    const frame = await cutFrame(slug, second);
    return frame && filmCard(slug, locale, () => frame);
  }
  return filmCard(slug, locale, file === filmPicture(slug, true) ? findPhotoFile : undefined);
}

/** The card of a collection: drawn like its series poster, in its ink. */
async function collectionCard(slug: string, locale: Locale): Promise<Card | undefined> {
  const facts = await getSeriesFacts(slug, locale);
  if (!facts) return undefined;
  const { title, lines, ink } = facts;
  return {
    ...{ siteName: getSite(locale).name, title, slug, lines, inks: seriesInks(ink)[1] },
    draw: (field) => drawCells(facts, field),
  };
}

/** The card of a film in one language: with a photograph (file or bytes), or with the motif of its poster. */
function filmCard(
  slug: string,
  locale: Locale,
  findPhoto?: (film: Film) => string | Buffer | undefined,
): Card | undefined {
  const [film, facts] = [getFilm(slug, locale), getPosterFacts(slug)];
  if (!film || !facts) return undefined;
  const { inks, motif, random } = posterLook(facts);
  const photo = findPhoto?.(film);
  return {
    ...{ siteName: getSite(locale).name, title: film.title.text, slug, inks },
    lines: factsColumns({ ...facts, locale }),
    draw: (field) =>
      photo ? printPhoto(photo, field, photoInk(inks)) : motif({ ...field, inks, random }),
  };
}

function findPhotoFile(film: Film): string | undefined {
  const src = findSharePhoto(film);
  return src && localMediaFile(src);
}

/** The background of each page's card, in the theme's colours. */
function cardBackgrounds({ light, inks, posters }: Theme): Record<SharedPage, string> {
  const { paper, black } = posterColours(posters);
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
  const ground = cardBackgrounds(getTheme())[page];
  const type = textColourOn(ground);
  return {
    ...{ siteName: name, title: title ? t(title) : tagline.text, slug: page },
    lines: count > 0 ? [[t('Collection.films', { count })]] : [],
    inks: { ground, form: type, accent: type, type },
    draw: (field) => drawTiles(films.length > 0 ? films : [blank], field, inksOf),
  };
}
