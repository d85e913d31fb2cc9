import { getDatabase } from '@/lib/database/database';
import { defaultLocale } from '@/lib/i18n/locales';
import { answerInvoice } from '@/lib/invoice/answer-invoice';
import { getTill } from '@/lib/till/get-till';

export const dynamic = 'force-dynamic';

type Given = { params: Promise<{ token: string }> };

/** `GET /api/shop/orders/{token}/invoice`: the invoice as PDF; `?paper=2026-0043`: another paper of the order. */
export async function GET(request: Request, { params }: Given) {
  if (!getTill(defaultLocale)) return new Response(null, { status: 404 });
  const { token } = await params;
  const name = new URL(request.url).searchParams.get('paper');
  return answerInvoice(await getDatabase(), token, name);
}
