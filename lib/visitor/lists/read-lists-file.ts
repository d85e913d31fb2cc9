import { z } from 'zod';
import { slugPattern } from '@/lib/content/slug';
import { positionName, type ResumeEntries, withEntry } from '@/lib/player/resume/positions';
import { type Follows, followedPagePattern } from '../follows/follows';
import { findJsonError } from './find-json-error';
import type { FilmMarks } from './lists';
import type { DeviceState } from './merge-lists';

// The CSP forbids `eval`. By default zod tests whether it may use `eval`; the test itself is reported as a violation.
z.config({ jitless: true });

const film = z.string().regex(slugPattern);
const at = z.iso.datetime({ offset: true });
const mark = z.strictObject({ film, at });

/** Schema of the export file of a visitor's lists, version 1. */
const listsFileSchema = z.strictObject({
  format: z.literal('bobine-lists'),
  version: z.literal(1),
  exported: at,
  toWatch: z.array(mark),
  watched: z.array(mark),
  /** Playback positions, in seconds. */
  begun: z.array(
    z.strictObject({ film, part: z.enum(['video', 'audio']), seconds: z.number().positive(), at }),
  ),
  /** Followed pages; missing in files from earlier versions of the site. */
  follows: z
    .array(
      z.strictObject({
        page: z.string().regex(followedPagePattern),
        at,
        ways: z.array(z.string()),
      }),
    )
    .optional(),
  /**
   * Other stored data, by storage key: for information only, not imported. Consent given on one device does
   * not apply to another.
   */
  others: z.record(z.string(), z.string()).optional(),
});

export type ListsFile = z.infer<typeof listsFileSchema>;

/** Why a file cannot be imported, and where the error is. */
export type FileError =
  | { reason: 'json'; line: number; column: number }
  | { reason: 'other' }
  | { reason: 'version'; version: string }
  | { reason: 'entry'; path: string };

export type ReadFileResult = DeviceState | { issue: FileError };

/**
 * Parses an export file; returns lists, positions and follows, or the first error. Nothing is imported from an invalid
 * file.
 */
export function readListsFile(text: string): ReadFileResult {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { issue: { reason: 'json', ...findJsonError(text) } };
  }
  const { format, version } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (format !== 'bobine-lists') return { issue: { reason: 'other' } };
  if (version !== 1) return { issue: { reason: 'version', version: String(version) } };
  const { data, error } = listsFileSchema.safeParse(value);
  return data ? fromFile(data) : { issue: { reason: 'entry', path: pathOf(error.issues[0]) } };
}

function fromFile({ toWatch, watched, begun, follows = [] }: ListsFile): DeviceState {
  const positions = begun.reduce<ResumeEntries>(
    (all, { film, part, seconds, at }) =>
      withEntry(all, positionName(film, part), { time: seconds, at: Date.parse(at) }),
    {},
  );
  return {
    lists: { toWatch: toMarks(toWatch), watched: toMarks(watched) },
    positions,
    follows: toFollows(follows),
  };
}

function toMarks(entries: ListsFile['watched']): FilmMarks {
  return Object.fromEntries(entries.map(({ film, at }) => [film, Date.parse(at)]));
}

function toFollows(entries: NonNullable<ListsFile['follows']>): Follows {
  return Object.fromEntries(
    entries.map(({ page, at, ways }) => [page, { at: Date.parse(at), ways }]),
  );
}

/**
 * Path of an issue, such as `watched[2].at`, with entries counted from 1; ends with the name of an
 * unknown field.
 */
function pathOf(issue: { path: PropertyKey[]; keys?: string[] } | undefined): string {
  const path = [...(issue?.path ?? []), ...(issue?.keys?.slice(0, 1) ?? [])];
  return path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
