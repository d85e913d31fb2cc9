import type { Article } from './article';

/** Whether anything is known of an article beside what its editors tell in words. */
export function hasFacts({ languages, disc, ages, ean, weight }: Article): boolean {
  return languages.length > 0 || Boolean(disc ?? ages ?? ean) || weight > 0;
}
