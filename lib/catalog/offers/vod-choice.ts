import { captionLanguages } from '@/lib/catalog/films/access';
import { adsOf, offerSpan } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { listOffered } from '@/lib/catalog/films/overview';
import { defaultLocale } from '@/lib/i18n/locales';
import { accessChoices, accessValues, readAccessChoice } from '@/lib/search/query/facets';

/** A visitor's filter of the films on offer. */
export type VodChoice = {
  /** Language of the captions or subtitles, BCP 47. */
  captions?: string;
  /** Kind of accessibility with its language, `captions-de`. Only without the filter `captions`. */
  access?: string;
  ads?: 'without' | 'with';
};

/** Whether a film matches a choice. */
export function isChosen(film: Film, { captions, access, ads }: VodChoice): boolean {
  if (captions && !captionLanguages(film).includes(captions)) return false;
  if (access && !accessValues(film).includes(access)) return false;
  return ads === undefined || adsOf(film) === ads;
}

/** Caption languages of the films with an offer, sorted by code. */
export function allCaptionLanguages(films: Film[]): string[] {
  return [...new Set(films.filter(offerSpan).flatMap(captionLanguages))].sort();
}

/**
 * Accessibility choices of the films with an offer. Transcripts are left out: they have the same languages as the
 * captions, which are a separate choice.
 */
export function allAccess(films: Film[]): string[] {
  const usedChoices = new Set(films.filter(offerSpan).flatMap(accessValues));
  return accessChoices.filter(
    (choice) => usedChoices.has(choice) && !choice.startsWith('transcript'),
  );
}

/**
 * Kinds of ads among the films with an offer. A film in a provider's player counts for neither, unless its
 * offer has ads.
 */
export function allAdKinds(films: Film[]): NonNullable<VodChoice['ads']>[] {
  const offered = films.filter(offerSpan);
  return (['without', 'with'] as const).filter((ads) =>
    offered.some((film) => isChosen(film, { ads })),
  );
}

/** All choices that have a page; the first one is empty. */
export function listChoices(films: Film[]): VodChoice[] {
  const kinds = allAdKinds(films);
  const ads = [undefined, ...(kinds.length > 1 ? kinds : [])];
  const choices = [
    {},
    ...allCaptionLanguages(films).map((captions) => ({ captions })),
    ...allAccess(films).map((access) => ({ access })),
  ];
  return choices.flatMap((choice) => ads.map((kind) => ({ ...choice, ads: kind })));
}

const adsWords = { without: 'sans-publicite', with: 'avec-publicite' } as const;
const accessWords = {
  captions: 'sous-titres-pour-sourds',
  audioDescription: 'audiodescription',
  textDescription: 'description-ecrite',
  signLanguage: 'langue-des-signes',
  transcript: 'transcription',
} as const;

/** Last path segment of a choice, `sous-titres-de-sans-publicite`; empty for no choice. */
function choiceSlug({ captions, access, ads }: VodChoice): string {
  const sorted = [
    captions && `sous-titres-${captions}`,
    access && accessSlug(access),
    ads && adsWords[ads],
  ];
  return sorted.filter(Boolean).join('-');
}

function accessSlug(access: string): string {
  const { kind, language } = readAccessChoice(access);
  return [accessWords[kind], language].filter(Boolean).join('-');
}

/** French path of the page of a choice. */
export function choicePath(choice: VodChoice): string {
  const slug = choiceSlug(choice);
  return slug ? `/vod/${slug}` : '/vod';
}

/** Last path segments of all choices that have a page. */
export function listChoiceSlugs(): string[] {
  return listChoices(listOffered(defaultLocale)).map(choiceSlug).filter(Boolean);
}

/** The choice for a path segment; undefined if there is none. */
export function findChoice(slug: string): VodChoice | undefined {
  return listChoices(listOffered(defaultLocale)).find((choice) => choiceSlug(choice) === slug);
}
