import { writeLog } from '@/lib/shop/commands/command-log';
import { entryKinds, entryOf } from '../entries/entry-kinds';
import { isMediaPath } from '../uploads/stored-uploads';
import { readChange } from '../versions/read-versions';
import { FileChangedError } from '../versions/save-version';
import { publishOnRemote } from './exchange-versions';
import { mergeSources } from './merge-sources';
import { findIssues, type PlannedFile } from './plan-publication';
import { type Problem, problemOfIssues } from './problem';
import { type PublishContext, writeFiles } from './publish-drafts';

/** `changed-since`: the same fields were changed again after the version. */
export type Undone =
  | { ok: true; version?: string }
  | { ok: false; problem: Problem | { is: 'changed-since' } };

/**
 * Takes a version back: each of its files becomes what it was before, with everything that has changed in other fields
 * since. This is a version of its own.
 * @param version a commit
 */
export async function undoVersion(version: string, context: PublishContext): Promise<Undone> {
  try {
    return await publishOnRemote(context, () => undo(version, context));
  } catch (error) {
    // A file was changed in between, or is no text, such as a picture.
    if (error instanceof FileChangedError) return { ok: false, problem: { is: 'changed-since' } };
    throw error;
  }
}

async function undo(version: string, context: PublishContext): Promise<Undone> {
  const { db, place, actor, now } = context;
  const files: PlannedFile[] = [];
  for (const { path, before, after, present } of await readChange(version, place)) {
    // Pictures stay: other entries may show them.
    if (isMediaPath(path)) continue;
    const entry = entryOf(path);
    const texts = { base: after, mine: before, theirs: present };
    const merged = entry
      ? mergeSources(texts, entryKinds[entry.kind].schema)
      : present === after && { text: before };
    if (!merged || 'conflicts' in merged) return { ok: false, problem: { is: 'changed-since' } };
    if (merged.text !== present) files.push({ path, before: present, text: merged.text });
  }
  const issues = await findIssues(place, files);
  if (issues.length > 0) return { ok: false, problem: problemOfIssues(issues) };
  const author = { name: actor, email: actor };
  const names = files.map(({ path }) => path.replace(/\.yaml$/, '')).join(', ');
  const written = await writeFiles(files, { author, message: `Undo ${names}` }, context);
  if (!written.ok || !written.version) return written;
  const detail = { entries: files.map(({ path }) => path), version: written.version };
  await writeLog(db, { actor, act: 'content taken back', detail }, now);
  return written;
}
