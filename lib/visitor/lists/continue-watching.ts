import type { ResumeEntries } from '@/lib/player/resume/entries';
import { readPositionName } from '@/lib/player/resume/position-name';
import type { FilmMarks } from './lists';

/** A started film: media type, position (seconds) and time of the last playback (epoch ms). */
export type BegunFilm = { slug: string; type: 'video' | 'audio'; time: number; at: number };

/** Films to continue, most recent first, without those marked as watched since. */
export function continueWatching(positions: ResumeEntries, watched: FilmMarks): BegunFilm[] {
  return Object.entries(positions)
    .flatMap(([name, position]) => {
      const part = readPositionName(name);
      return part ? [{ ...part, ...position }] : [];
    })
    .filter(({ slug, at }) => at > (Object.hasOwn(watched, slug) ? (watched[slug] ?? 0) : 0))
    .sort((a, b) => b.at - a.at);
}
