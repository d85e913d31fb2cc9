import { readFile, seeOther, withStaffSession } from '@/lib/admin/entry/admin-route';
import { bookUpload } from '@/lib/shop/payments/camt/book-upload';

/**
 * `GET /desk/bank-files`: 204 for people who may upload a file; the server requests it before it reads a large body.
 */
export const GET = withStaffSession('money', async () => new Response(null, { status: 204 }));

/**
 * `POST /desk/bank-files`: books an uploaded bank file (camt.053, camt.054, or a ZIP of them) and
 * redirects to the result.
 */
export const POST = withStaffSession('money', async ({ db, visitor, now }, request) => {
  const file = await readFile(request, 'file');
  if (!file) return seeOther('/desk/payments?fault=file');
  const upload = await bookUpload(db, { ...file, actor: visitor.email, now });
  return seeOther(`/desk/payments?upload=${upload}`);
});
