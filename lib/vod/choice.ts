import { captionLanguages } from '@/lib/films/caption-languages';
import type { Film } from '@/lib/films/film';
import { offerSpan } from '@/lib/films/offer';

/** Which of the films that can be watched a visitor wants to see. */
export type VodChoice = {
  /** Language of the captions, BCP 47. */
  captions?: string;
  ads?: 'without' | 'with';
};

/** Whether a film is among what was chosen. */
export function isChosen(film: Film, { captions, ads }: VodChoice): boolean {
  if (captions && !captionLanguages(film).includes(captions)) return false;
  return ads === undefined || film.vod?.ads === (ads === 'with');
}

/** Every language of captions among the offered films, by its code. */
export function allCaptionLanguages(films: Film[]): string[] {
  return [...new Set(films.filter(offerSpan).flatMap(captionLanguages))].sort();
}

/** Whether offered films have advertisements, and whether some have none. */
export function allAdKinds(films: Film[]): NonNullable<VodChoice['ads']>[] {
  const offered = films.filter(offerSpan);
  return (['without', 'with'] as const).filter((ads) =>
    offered.some((film) => isChosen(film, { ads })),
  );
}

/** Every choice a page is made for, the one without any first. */
export function listChoices(films: Film[]): VodChoice[] {
  const languages = [undefined, ...allCaptionLanguages(films)];
  const kinds = allAdKinds(films);
  const ads = [undefined, ...(kinds.length > 1 ? kinds : [])];
  return languages.flatMap((captions) => ads.map((kind) => ({ captions, ads: kind })));
}
