import { isRecord } from '@/lib/primitives/json';
import type { Database } from '@/lib/shop/database/open-database';
import { readDraft, saveDraft } from '../drafts/draft';
import { applyValue, parseSource, SourceError } from '../entries/edit-source';
import { entryKinds } from '../entries/entry-kinds';
import { findEntry, readPublished } from '../form/entry-state';
import { longestSource } from '../form/save-entry';
import type { FilmJob } from './film-job';

/**
 * Adds a converted film to the draft of its editor.
 * @returns why it was not added: `draft`: the draft was handed in or scheduled, is not YAML, or would be too long;
 * `gone`: the entry no longer exists, or the draft deletes it
 */
export async function addFilm(
  db: Database,
  job: Pick<FilmJob, 'slug' | 'field' | 'editor' | 'mayReopen'>,
  lines: Record<string, unknown>,
  now: Date,
): Promise<'draft' | 'gone' | undefined> {
  const entry = findEntry('film', job.slug);
  if (!entry) return 'gone';
  const key = { kind: 'film', slug: job.slug, editor: job.editor };
  for (;;) {
    const draft = await readDraft(db, key);
    const published = readPublished(entry.path);
    const before = draft?.source ?? published;
    if (before === null || draft?.source === null) return 'gone';
    if (draft && draft.state !== 'draft' && !job.mayReopen) return 'draft';
    const source = sourceWith(before, lines, job.field);
    if (source === undefined || Buffer.byteLength(source) > longestSource) return 'draft';
    const base = draft ? draft.base : published;
    const saved = await saveDraft(db, { ...key, source, base, revision: draft?.revision }, now);
    if ('draft' in saved) return undefined;
  }
}

function sourceWith(
  before: string,
  lines: Record<string, unknown>,
  field: FilmJob['field'],
): string | undefined {
  const { schema } = entryKinds.film;
  try {
    const value = parseSource(before, schema);
    return applyValue(before, withFilm(isRecord(value) ? value : {}, lines, field), schema);
  } catch (error) {
    if (error instanceof SourceError) return undefined;
    throw error;
  }
}

type Track = { kind: string; srclang: string; src: string };

/** The address of a medium's first file, which names the job that made it. */
const firstFile = (medium: unknown): unknown => {
  const [source] = isRecord(medium) && Array.isArray(medium.sources) ? medium.sources : [];
  return isRecord(source) ? source.src : undefined;
};

/**
 * Adds a film to an entry. Existing facts stay, such as the runtime, stills, offer and subtitles, but chapters are
 * replaced by those of the new film. A sound recording becomes the audio version. A trailer is added to the others.
 */
export function withFilm(
  entry: Record<string, unknown>,
  lines: Record<string, unknown>,
  field: FilmJob['field'],
): Record<string, unknown> {
  const { media: made, ...facts } = lines;
  const { film, audio } = isRecord(made) ? made : {};
  const medium = (audio ?? film) as { tracks?: Track[] };
  if (field === 'trailer') {
    const trailers = Array.isArray(entry.trailers) ? entry.trailers : [];
    // A job that was killed after it had stored the draft is run again.
    if (trailers.some((one) => firstFile(one) === firstFile(medium))) return entry;
    return { ...entry, trailers: [...trailers, { kind: 'trailer', ...medium }] };
  }
  const media = isRecord(entry.media) ? entry.media : {};
  const place = audio ? 'audio' : 'film';
  const earlier = isRecord(media[place]) ? media[place] : {};
  const { title, tracks = [] } = earlier;
  const fresh = medium.tracks ?? [];
  const isReplaced = (old: Track) =>
    fresh.some(({ kind, srclang }) => kind === old?.kind && srclang === old.srclang);
  const kept = Array.isArray(tracks) ? tracks.filter((track) => !isReplaced(track)) : [];
  const all = [...kept, ...fresh];
  const next = {
    ...(title !== undefined && { title }),
    ...medium,
    ...(all.length > 0 && { tracks: all }),
  };
  return { ...facts, ...entry, media: { ...media, [place]: next } };
}
