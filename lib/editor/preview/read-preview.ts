import type { ZodType } from 'zod';
import { getAdminDatabase } from '@/lib/admin/entry/enter-admin';
import { getLibrary } from '@/lib/content/store/library';
import { type Draft, readDrafts } from '../drafts/draft';
import { parseSource, SourceError } from '../entries/edit-source';
import { entryKinds } from '../entries/entry-kinds';
import { entryNameOf } from '../publishing/plan-publication';
import { type LaidOverContent, layOver } from './lay-over';
import { readPreviewToken } from './preview-token';

/** The preview of a link; `undefined` if the link has ended, or its draft is published, deleted or invalid. */
export async function readPreview(
  token: string,
  now = new Date(),
): Promise<LaidOverContent | undefined> {
  const shared = readPreviewToken(token, now);
  const db = shared && (await getAdminDatabase());
  const [draft] = db ? await readDrafts(db, [shared.draft]) : [];
  return draft && previewDraft(draft, now);
}

/** The public content with a draft laid over; `undefined` if it is invalid, or has no page of its own. */
export function previewDraft(
  draft: Pick<Draft, 'kind' | 'slug' | 'source'>,
  now: Date,
): LaidOverContent | undefined {
  const entry = entryNameOf(draft);
  if (!entry || draft.source === null) return undefined;
  const record = readRecord(draft.source, entryKinds[entry.kind].schema);
  return record === undefined ? undefined : layOver(getLibrary(), entry, record, now);
}

/** The valid value of a text; `undefined` for an invalid one. */
function readRecord(source: string, schema: ZodType): unknown {
  try {
    return schema.safeParse(parseSource(source, schema)).data;
  } catch (error) {
    if (error instanceof SourceError) return undefined;
    throw error;
  }
}
