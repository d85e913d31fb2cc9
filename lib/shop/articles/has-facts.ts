import type { Article } from './article';

/** Whether an article has structured facts besides its description. */
export function hasFacts({ languages, disc, ages, ean, weight }: Article): boolean {
  return languages.length > 0 || Boolean(disc ?? ages ?? ean) || weight > 0;
}
