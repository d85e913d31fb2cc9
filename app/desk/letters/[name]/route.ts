import { notThere, sendFile, sendLetter } from '@/lib/admin/entry/answers';
import { forVisitor } from '@/lib/admin/entry/for-visitor';
import { readStoredMail } from '@/lib/shop/mail/stored-mails';

/** `GET /desk/letters/{name}`: a stored mail as HTML; with `.eml`, as a file for a mail program. */
export const GET = forVisitor<{ name: string }>(async (_desk, _request, { name }) => {
  const mail = await readStoredMail(name.replace(/\.eml$/, ''));
  if (!mail) return notThere();
  if (!name.endsWith('.eml')) return sendLetter(mail.html);
  return sendFile(mail.eml, { name, type: 'message/rfc822' });
});
