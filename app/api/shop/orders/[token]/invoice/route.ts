import { getDatabase } from '@/lib/shop/database/database';
import { handleInvoiceRequest } from '@/lib/shop/invoices/handle-invoice-request';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ token: string }> };

/** `GET /api/shop/orders/{token}/invoice`: the invoice as PDF; `?paper=2026-0043`: another document of the order. */
export async function GET(request: Request, { params }: Context) {
  const { token } = await params;
  const name = new URL(request.url).searchParams.get('paper');
  return handleInvoiceRequest(await getDatabase(), token, name);
}
