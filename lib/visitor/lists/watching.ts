import type { Locale } from '@/lib/i18n/locales';
import type { PlayerHandle } from '@/lib/player/player-handle';
import { parsePositionName, type ResumeEntries } from '@/lib/player/resume/positions';
import { addFilm, type FilmMarks } from './lists';
import { openStoredLists, type StoredLists } from './stored-lists';

/** A started film: media type, position (seconds) and time of the last playback (epoch ms). */
export type BegunFilm = { slug: string; type: 'video' | 'audio'; time: number; at: number };

/** Films to continue, most recent first, without those marked as watched since. */
export function continueWatching(positions: ResumeEntries, watched: FilmMarks): BegunFilm[] {
  return Object.entries(positions)
    .flatMap(([name, position]) => {
      const part = parsePositionName(name);
      return part ? [{ ...part, ...position }] : [];
    })
    .filter(({ slug, at }) => at > (Object.hasOwn(watched, slug) ? (watched[slug] ?? 0) : 0))
    .sort((a, b) => b.at - a.at);
}

/** Marks a film as watched once it has played to its end. */
export function attachWatched(
  { store }: Pick<PlayerHandle, 'store'>,
  slug: string,
  lists: Pick<StoredLists, 'change'> = openStoredLists(),
): () => void {
  let { status } = store.read();
  return store.subscribe(() => {
    const before = status;
    const { ads, ...state } = store.read();
    status = state.status;
    // During an ad in the film's own element, the end is the ad's.
    if (status === 'ended' && before !== 'ended' && ads !== 'playing')
      void lists.change((all) => addFilm(all, 'watched', slug, Date.now()));
  });
}

/** Formats seconds: `48 s`, `14 min`, `1 h 34 min`. Uses Intl's unit names, so no messages are needed. */
export function formatDuration(seconds: number, locale: Locale): string {
  const formatUnit = (count: number, unit: string) =>
    count.toLocaleString(locale, { style: 'unit', unit });
  if (Math.round(seconds) < 60) return formatUnit(Math.round(seconds), 'second');
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && formatUnit(hours, 'hour'), rest && formatUnit(rest, 'minute')]
    .filter(Boolean)
    .join(' ');
}
