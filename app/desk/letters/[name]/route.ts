import {
  notFoundResponse,
  sendFile,
  sendMailPreview,
  withStaffSession,
} from '@/lib/admin/entry/admin-route';
import { readStoredMail } from '@/lib/shop/mail/stored-mails';

/** `GET /desk/letters/{name}`: a stored mail as HTML; with `.eml`, as a file for a mail program. */
export const GET = withStaffSession<{ name: string }>(
  'mails',
  async (_admin, _request, { name }) => {
    const mail = await readStoredMail(name.replace(/\.eml$/, ''));
    if (!mail) return notFoundResponse();
    if (!name.endsWith('.eml')) return sendMailPreview(mail.html);
    return sendFile(mail.eml, { name, type: 'message/rfc822' });
  },
);
