import { isActionName } from '@/lib/admin/actions/action-names';
import { actions } from '@/lib/admin/actions/actions';
import {
  notFoundResponse,
  readFields,
  seeOther,
  withStaffSession,
} from '@/lib/admin/entry/admin-route';

/** `POST /desk/do/{action}`: runs an admin action from a form and leads back to its page. */
export const POST = withStaffSession<{ action: string }>(async (admin, request, { action }) => {
  if (!isActionName(action)) return notFoundResponse();
  return seeOther(await actions[action](admin, await readFields(request)));
});
