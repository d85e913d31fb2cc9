import type { VodChoice } from './choice';

const adsWords = { without: 'sans-publicite', with: 'avec-publicite' } as const;

/** The last part of a choice's address, `sous-titres-de-sans-publicite`; empty without any choice. */
export function choiceSlug({ captions, ads }: VodChoice): string {
  return [captions && `sous-titres-${captions}`, ads && adsWords[ads]].filter(Boolean).join('-');
}

/** French path of the page of a choice. */
export function choicePath(choice: VodChoice): string {
  const slug = choiceSlug(choice);
  return slug ? `/vod/${slug}` : '/vod';
}
