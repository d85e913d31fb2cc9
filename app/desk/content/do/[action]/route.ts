import {
  notFoundResponse,
  readFields,
  seeOther,
  withStaffSession,
} from '@/lib/admin/entry/admin-route';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { contentActions, isContentAction } from '@/lib/editor/actions/content-actions';

/** `GET`: 204 for people who may send a form; the server requests it before it reads a large body. */
export const GET = withStaffSession('content', async () => new Response(null, { status: 204 }));

/** `POST /desk/content/do/{action}`: runs an action of the content editor and leads to the page with its result. */
export const POST = withStaffSession<{ action: string }>(
  'content',
  async (admin, request, { action }) => {
    if (!isContentAction(action)) return notFoundResponse();
    const { area, run } = contentActions[action];
    if (!hasAccess(admin, area)) return notFoundResponse();
    return seeOther(await run(admin, await readFields(request)));
  },
);
