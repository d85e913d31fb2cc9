import type { ZodType } from 'zod';
import { getAdminDatabase } from '@/lib/admin/entry/enter-admin';
import { getLibrary } from '@/lib/content/store/library';
import { isRecord } from '@/lib/primitives/json';
import { draftMediaAddress } from '@/lib/server/draft-preview/draft-previews';
import { contentPlace } from '../content-place';
import { withValueAt } from '../drafts/collisions';
import { type Draft, readDrafts } from '../drafts/draft';
import { parseSource, SourceError } from '../entries/edit-source';
import { entryKinds } from '../entries/entry-kinds';
import { entryNameOf } from '../publishing/plan-publication';
import { findMedia, isUnpublishedUpload, mediaFolderOf, uploadOf } from '../uploads/stored-uploads';
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
  return draft && previewDraft(draft, now, token);
}

/** The media file at an address, if the draft of the preview link may show it; `undefined` otherwise. */
export async function findPreviewMedia(
  token: string,
  src: string,
  now = new Date(),
): Promise<string | undefined> {
  const shared = readPreviewToken(token, now);
  const db = shared && (await getAdminDatabase());
  const [draft] = db ? await readDrafts(db, [shared.draft]) : [];
  const entry = draft && entryNameOf(draft);
  if (!entry || !src.startsWith(`/${mediaFolderOf(entry)}/`)) return undefined;
  const place = contentPlace();
  // Other drafts have uploads in the same folder.
  const isNamed = draft.source?.includes(`/${uploadOf(src).path}`);
  return isNamed || !isUnpublishedUpload(src, place) ? findMedia(src, place) : undefined;
}

/**
 * The public content with a draft laid over; `undefined` if it is invalid, or has no page of its own.
 * @param token token of the preview link, for the addresses of uploads
 */
export function previewDraft(
  draft: Pick<Draft, 'kind' | 'slug' | 'source'>,
  now: Date,
  token?: string,
): LaidOverContent | undefined {
  const entry = entryNameOf(draft);
  if (!entry || draft.source === null) return undefined;
  const record = readRecord(draft.source, entryKinds[entry.kind].schema);
  if (record === undefined) return undefined;
  return layOver(getLibrary(), entry, token ? withUploads(record, token) : record, now);
}

/** Replaces the addresses of unpublished pictures and films with addresses of the preview link. */
function withUploads(record: unknown, token: string): unknown {
  const place = contentPlace();
  return mapTexts(record, (text) =>
    text.replace(/\/media\/[^\s"'()<>]+/g, (src) =>
      isUnpublishedUpload(src, place) ? draftMediaAddress(src, token) : src,
    ),
  );
}

/**
 * The valid value of a text, without pictures that are not described yet, such as the stills of a film that was just added;
 * `undefined` for an invalid one.
 */
function readRecord(source: string, schema: ZodType): unknown {
  try {
    const value = parseSource(source, schema);
    const { data, error } = schema.safeParse(value);
    if (!error) return data;
    const pictures = error.issues.flatMap(({ path }) =>
      path.includes('alt') ? [path.slice(0, path.indexOf('alt')).join('.')] : [],
    );
    // From the last one on, because the following ones of a list move up.
    const described = [...new Set(pictures)]
      .reverse()
      .reduce((rest, picture) => withValueAt(rest, picture.split('.'), undefined), value);
    return schema.safeParse(described).data;
  } catch (error) {
    if (error instanceof SourceError) return undefined;
    throw error;
  }
}

/** A copy of a value with every text in it replaced. */
function mapTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, replace));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, replace)]),
  );
}
