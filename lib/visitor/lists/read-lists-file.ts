import { type ResumeEntries, withEntry } from '@/lib/player/resume/entries';
import { positionName } from '@/lib/player/resume/position-name';
import { findJsonFault } from './find-json-fault';
import type { FilmMarks, Lists } from './lists';
import { type ListsFile, listsFileSchema } from './lists-file-schema';

/** Why a file cannot be imported, and where the error is. */
export type FileFault =
  | { reason: 'json'; line: number; column: number }
  | { reason: 'other' }
  | { reason: 'version'; version: string }
  | { reason: 'entry'; path: string };

export type ReadFile = { lists: Lists; positions: ResumeEntries } | { fault: FileFault };

/**
 * Parses an export file; returns lists and positions, or the first error. Nothing is imported from an invalid
 * file.
 */
export function readListsFile(text: string): ReadFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: { reason: 'json', ...findJsonFault(text) } };
  }
  const { format, version } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (format !== 'bobine-lists') return { fault: { reason: 'other' } };
  if (version !== 1) return { fault: { reason: 'version', version: String(version) } };
  const { data, error } = listsFileSchema.safeParse(value);
  return data ? fromFile(data) : { fault: { reason: 'entry', path: pathOf(error.issues[0]) } };
}

function fromFile({ toWatch, watched, begun }: ListsFile): ReadFile {
  const positions = begun.reduce<ResumeEntries>(
    (all, { film, part, seconds, at }) =>
      withEntry(all, positionName(film, part), { time: seconds, at: Date.parse(at) }),
    {},
  );
  return { lists: { toWatch: toMarks(toWatch), watched: toMarks(watched) }, positions };
}

function toMarks(entries: ListsFile['watched']): FilmMarks {
  return Object.fromEntries(entries.map(({ film, at }) => [film, Date.parse(at)]));
}

/** Path of an issue, such as `watched[2].at`; for an unknown field its name. */
function pathOf(issue: { path: PropertyKey[]; keys?: string[] } | undefined): string {
  const path = [...(issue?.path ?? []), ...(issue?.keys?.slice(0, 1) ?? [])];
  return path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
