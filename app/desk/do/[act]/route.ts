import { isActionName } from '@/lib/admin/actions/action-names';
import { actions } from '@/lib/admin/actions/actions';
import { forStaff, notFoundResponse, readFields, seeOther } from '@/lib/admin/entry/admin-route';

/** `POST /desk/do/{act}`: runs an admin action from a form and leads back to its page. */
export const POST = forStaff<{ act: string }>(async (desk, request, { act }) => {
  if (!isActionName(act)) return notFoundResponse();
  return seeOther(await actions[act](desk, await readFields(request)));
});
