import type { Availability } from '@/lib/catalog/films/availability';
import { type DiscKind, discsInStock } from '@/lib/catalog/films/disc-stock';
import type { Film } from '@/lib/catalog/films/film';
import { languagesOffered, readSubtitleChoice, subtitlesOf } from '../query/facets';

/**
 * The discs that a query asks for: their kinds, and the subtitle choices, which the film may fulfil only on a disc.
 */
export type AskedDiscs = { kinds: readonly DiscKind[]; subtitles: readonly string[] };

/**
 * The disc in stock that a query asks for. `subtitles`: the language asked for, if the film has it
 * on a disc only.
 */
export function findAskedDisc(
  film: Film,
  { kinds, subtitles }: AskedDiscs,
): Extract<Availability, { kind: 'disc' }> | undefined {
  if (kinds.length === 0 && subtitles.length === 0) return undefined;
  const discs = discsInStock(film.discs).filter(
    ({ kind }) => kinds.length === 0 || kinds.includes(kind),
  );
  const choices = subtitles.map(readSubtitleChoice);
  const own = subtitlesOf(film);
  const isElsewhere = choices.some(({ isDisc, language }) => !isDisc && own.includes(language));
  for (const disc of isElsewhere ? [] : discs) {
    const offered = languagesOffered(disc.subtitles);
    const found = choices.find(({ isDisc, language }) => isDisc && offered.includes(language));
    if (found) return { kind: 'disc', disc, subtitles: found.language };
  }
  const [first] = discs;
  return first && kinds.length > 0 ? { kind: 'disc', disc: first } : undefined;
}
