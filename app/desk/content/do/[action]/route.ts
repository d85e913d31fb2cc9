import {
  notFoundResponse,
  readFields,
  seeOther,
  withStaffSession,
} from '@/lib/admin/entry/admin-route';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { contentActions, isContentAction } from '@/lib/editor/actions/content-actions';
import { contentPath } from '@/lib/editor/content-paths';
import { SourceError } from '@/lib/editor/entries/edit-source';

/** `GET`: 204 for people who may send a form; the server requests it before it reads a large body. */
export const GET = withStaffSession('content', async () => new Response(null, { status: 204 }));

/** `POST /desk/content/do/{action}`: runs an action of the content editor and leads to the page with its result. */
export const POST = withStaffSession<{ action: string }>(
  'content',
  async (admin, request, { action }) => {
    if (!isContentAction(action)) return notFoundResponse();
    const { area, run } = contentActions[action];
    if (!hasAccess(admin, area)) return notFoundResponse();
    const fields = await readFields(request);
    const path = await run(admin, fields).catch((error) => {
      // The overview names the file, with its fault.
      if (error instanceof SourceError) return contentPath({ fault: 'unreadable' });
      throw error;
    });
    return seeOther(path);
  },
);
