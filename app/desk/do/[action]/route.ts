import { isActionName } from '@/lib/admin/actions/action-names';
import { actions } from '@/lib/admin/actions/actions';
import {
  notFoundResponse,
  readFields,
  seeOther,
  withStaffSession,
} from '@/lib/admin/entry/admin-route';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { areaOf } from '@/lib/admin/roles';
import { deleteUnsentForm, storeUnsentForm } from '@/lib/admin/unsent-forms';

/**
 * `POST /desk/do/{action}`: runs the admin action of a form and redirects to the page that the action returns.
 * If the session has ended, the form is stored (`unsent`); it is deleted once its action has succeeded. 404 for
 * actions that the role may not run.
 */
export const POST = withStaffSession<{ action: string }>(
  'account',
  async (admin, request, { action }) => {
    const { db, visitor } = admin;
    if (!isActionName(action) || !hasAccess(admin, areaOf(action))) return notFoundResponse();
    const { unsent, ...fields } = await readFields(request);
    const path = await actions[action](admin, fields);
    const isRefused = new URL(path, admin.origin).searchParams.has('fault');
    if (unsent && !isRefused) await deleteUnsentForm(db, visitor.personId, unsent);
    return seeOther(path);
  },
  async ({ db, personId }, request, { action }) => {
    if (!isActionName(action)) return;
    const { unsent: _, ...fields } = await readFields(request);
    await storeUnsentForm(db, { personId, action, fields }, new Date());
  },
);
