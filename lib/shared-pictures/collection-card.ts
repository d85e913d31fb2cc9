import type { Locale } from '@/lib/i18n/locales';
import type { Card } from '@/lib/posters/card/card';
import { drawTiles } from '@/lib/posters/card/draw-tiles';
import { filmsAtMost, sheetsIn } from '@/lib/posters/series/draw-series-poster';
import { seriesFacts } from '@/lib/posters/series/series-facts-of';
import { getSite } from '@/lib/site/get-site';

/** The card of a collection: what its series poster shows, in its ink. */
export async function collectionCard(slug: string, locale: Locale): Promise<Card | undefined> {
  const facts = await seriesFacts(slug, locale);
  if (!facts) return undefined;
  const { title, lines, ink } = facts;
  const sheets = sheetsIn(ink);
  const films = facts.films.slice(0, filmsAtMost);
  return {
    ...{ house: getSite(locale).name, title, slug, lines, inks: sheets[1] },
    draw: (field) =>
      drawTiles(films, field, ({ row, column }) => sheets[(row + column) % sheets.length]),
  };
}
