import type { ResumeEntries } from '@/lib/player/resume/entries';
import { readPositionName } from '@/lib/player/resume/position-name';
import type { FilmMarks } from './lists';

/** A film that was begun: which part of it, where it was left (seconds), and when (milliseconds since 1970). */
export type BegunFilm = { slug: string; type: 'video' | 'audio'; time: number; at: number };

/** The films to go on with, the one left last first; what was marked as seen since is over. */
export function continueWatching(positions: ResumeEntries, watched: FilmMarks): BegunFilm[] {
  return Object.entries(positions)
    .flatMap(([name, position]) => {
      const part = readPositionName(name);
      return part ? [{ ...part, ...position }] : [];
    })
    .filter(({ slug, at }) => at > (Object.hasOwn(watched, slug) ? (watched[slug] ?? 0) : 0))
    .sort((a, b) => b.at - a.at);
}
