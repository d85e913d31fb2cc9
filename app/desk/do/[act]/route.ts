import { isActName } from '@/lib/admin/acts/act-names';
import { acts } from '@/lib/admin/acts/acts';
import { notThere, seeOther } from '@/lib/admin/entry/answers';
import { forVisitor } from '@/lib/admin/entry/for-visitor';
import { readFields } from '@/lib/admin/entry/read-fields';

/** `POST /desk/do/{act}`: runs an admin action from a form and leads back to its page. */
export const POST = forVisitor<{ act: string }>(async (desk, request, { act }) => {
  if (!isActName(act)) return notThere();
  return seeOther(await acts[act](desk, await readFields(request)));
});
