import { readAccessChoice } from '@/lib/search/query/access-choices';
import type { VodChoice } from './choice';

const adsWords = { without: 'sans-publicite', with: 'avec-publicite' } as const;
const accessWords = {
  captions: 'sous-titres-pour-sourds',
  audioDescription: 'audiodescription',
  textDescription: 'description-ecrite',
  signLanguage: 'langue-des-signes',
  transcript: 'transcription',
} as const;

/** Last path segment of a choice, `sous-titres-de-sans-publicite`; empty for no choice. */
export function choiceSlug({ captions, access, ads }: VodChoice): string {
  const parts = [
    captions && `sous-titres-${captions}`,
    access && accessSlug(access),
    ads && adsWords[ads],
  ];
  return parts.filter(Boolean).join('-');
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
