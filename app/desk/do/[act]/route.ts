import { isActName } from '@/lib/desk/acts/act-names';
import { acts } from '@/lib/desk/acts/acts';
import { notThere, seeOther } from '@/lib/desk/entry/answers';
import { forVisitor } from '@/lib/desk/entry/for-visitor';
import { readFields } from '@/lib/desk/entry/read-fields';

/** `POST /desk/do/{act}`: whatever is done at the desk, by a form that leads back to its page. */
export const POST = forVisitor<{ act: string }>(async (desk, request, { act }) => {
  if (!isActName(act)) return notThere();
  return seeOther(await acts[act](desk, await readFields(request)));
});
