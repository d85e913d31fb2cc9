import { chosenHouse } from '@/lib/content/house.mjs';
import { fileOf, isFile } from '@/lib/content/store/media-files';
import { getFilm } from '@/lib/films/get-film';
import type { Locale } from '@/lib/i18n/locales';
import type { Card } from '@/lib/posters/card/card';
import { photoInk, printPhoto } from '@/lib/posters/card/print-photo';
import { factsColumns } from '@/lib/posters/layout/facts-columns';
import { posterFacts } from '@/lib/posters/poster-facts-of';
import { posterLook } from '@/lib/posters/poster-look';
import { getSite } from '@/lib/site/get-site';
import { photoOf } from './photo-of';

/** The card of a film in a language: with one of its photographs, or with what its poster shows. */
export function filmCard(slug: string, locale: Locale, isPhoto: boolean): Card | undefined {
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

/** In the house; for a server, which stands in its build, among what it serves. */
function findPhoto(src: string): string {
  const file = fileOf(src, chosenHouse());
  return isFile(file) ? file : fileOf(src, 'public');
}
