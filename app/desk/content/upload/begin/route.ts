import { notFoundResponse, respondWithJson, withStaffSession } from '@/lib/admin/entry/admin-route';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { contentPlace } from '@/lib/editor/content-place';
import { announcedFilm, beginUpload, partSize } from '@/lib/editor/films/receive-film';
import { findDraftOf, findEntry, readEntryState } from '@/lib/editor/form/entry-state';

/** `POST /desk/content/upload/begin`: begins the upload of a film, or says where to resume it. */
export const POST = withStaffSession('content', async (admin, request) => {
  const { db, visitor, now } = admin;
  const { data } = announcedFilm.safeParse(await request.json().catch(() => undefined));
  const entry = data && findEntry('film', data.slug);
  if (!entry) return notFoundResponse();
  const { draft, ...film } = data;
  const other = hasAccess(admin, 'publishing') ? await findDraftOf(db, entry, draft) : undefined;
  const editor = other?.editor ?? visitor.email;
  if (!(await readEntryState(db, entry, editor))) return notFoundResponse();
  const begun = await beginUpload({ ...film, editor }, contentPlace(), now);
  if ('refused' in begun) return respondWithJson(begun);
  return respondWithJson({ id: begun.job.id, received: begun.received, partSize });
});
