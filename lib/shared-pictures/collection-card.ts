import type { Locale } from '@/lib/i18n/locales';
import type { Card } from '@/lib/posters/card/card';
import { drawCells } from '@/lib/posters/series/draw-cells';
import { seriesFacts } from '@/lib/posters/series/series-facts-of';
import { sheetsIn } from '@/lib/posters/series/sheets-in';
import { getSite } from '@/lib/site/get-site';

/** The card of a collection: what its series poster shows, in its ink. */
export async function collectionCard(slug: string, locale: Locale): Promise<Card | undefined> {
  const facts = await seriesFacts(slug, locale);
  if (!facts) return undefined;
  const { title, lines, ink } = facts;
  return {
    ...{ house: getSite(locale).name, title, slug, lines, inks: sheetsIn(ink)[1] },
    draw: (field) => drawCells(facts, field),
  };
}
