import { notFoundResponse, respondWithJson, withStaffSession } from '@/lib/admin/entry/admin-route';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { contentPlace } from '@/lib/editor/content-place';
import { readDraft } from '@/lib/editor/drafts/draft';
import { viewJobs } from '@/lib/editor/films/job-view';
import { findDraftOf, findEntry } from '@/lib/editor/form/entry-state';

/**
 * `GET /desk/content/upload/state?slug=…`: the film jobs of an entry, polled by the form's script.
 * `draft`: id of another editor's draft that a publisher reviews.
 */
export const GET = withStaffSession('content', async (admin, request) => {
  const query = new URL(request.url).searchParams;
  const entry = findEntry('film', query.get('slug'));
  if (!entry) return notFoundResponse();
  const draft = query.get('draft') ?? undefined;
  const other = hasAccess(admin, 'publishing')
    ? await findDraftOf(admin.db, entry, draft)
    : undefined;
  const editor = other?.editor ?? admin.visitor.email;
  const shown = other ?? (await readDraft(admin.db, { ...entry, editor }));
  const form = { slug: entry.slug, editor, draft: shown?.source };
  return respondWithJson(viewJobs(form, contentPlace()));
});
