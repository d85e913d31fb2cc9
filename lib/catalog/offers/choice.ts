import { adsOf } from '@/lib/catalog/films/ads-of';
import { captionLanguages } from '@/lib/catalog/films/caption-languages';
import type { Film } from '@/lib/catalog/films/film';
import { offerSpan } from '@/lib/catalog/films/offer';
import { accessChoices, accessValues } from '@/lib/search/query/access-choices';

/** Which of the films that can be watched a visitor wants to see. */
export type VodChoice = {
  /** Language of the captions, BCP 47. */
  captions?: string;
  /** A way to follow the film for whom picture or sound alone is not enough, instead of `captions`: `captions-de`. */
  access?: string;
  ads?: 'without' | 'with';
};

/** Whether a film is among what was chosen. */
export function isChosen(film: Film, { captions, access, ads }: VodChoice): boolean {
  if (captions && !captionLanguages(film).includes(captions)) return false;
  if (access && !accessValues(film).includes(access)) return false;
  return ads === undefined || adsOf(film) === ads;
}

/** Every language of captions among the offered films, by its code. */
export function allCaptionLanguages(films: Film[]): string[] {
  return [...new Set(films.filter(offerSpan).flatMap(captionLanguages))].sort();
}

/** Every way to follow one of the offered films; a transcript has the languages of captions, which are a choice already. */
export function allAccess(films: Film[]): string[] {
  const there = new Set(films.filter(offerSpan).flatMap(accessValues));
  return accessChoices.filter((choice) => there.has(choice) && !choice.startsWith('transcript'));
}

/** Whether offered films have advertisements, and whether some have none; of a provider's player nobody knows. */
export function allAdKinds(films: Film[]): NonNullable<VodChoice['ads']>[] {
  const offered = films.filter(offerSpan);
  return (['without', 'with'] as const).filter((ads) =>
    offered.some((film) => isChosen(film, { ads })),
  );
}

/** Every choice a page is made for, the one without any first. */
export function listChoices(films: Film[]): VodChoice[] {
  const kinds = allAdKinds(films);
  const ads = [undefined, ...(kinds.length > 1 ? kinds : [])];
  const ways = [
    {},
    ...allCaptionLanguages(films).map((captions) => ({ captions })),
    ...allAccess(films).map((access) => ({ access })),
  ];
  return ways.flatMap((way) => ads.map((kind) => ({ ...way, ads: kind })));
}
