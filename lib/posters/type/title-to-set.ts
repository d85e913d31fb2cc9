import type { PosterFacts } from '../poster-facts';
import { canSet } from './font';

/**
 * The title for typesetting: composed characters, typographic apostrophes. A title in a script that the
 * typeface lacks is replaced by its slug, which is a transcription.
 */
export function titleToSet({ title, slug }: Pick<PosterFacts, 'title' | 'slug'>): string {
  const set = title.normalize('NFC').replaceAll("'", '’').replace(/\s+/g, ' ').trim();
  if (set && canSet(set)) return set;
  return slug.split('-').map(capitalise).join(' ');
}

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
