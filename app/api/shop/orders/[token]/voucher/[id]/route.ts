import { getDatabase } from '@/lib/shop/database/database';
import { findOrder } from '@/lib/shop/orders/order';
import { getOrderConfig } from '@/lib/shop/pricing/get-shop-config';
import { readVoucher } from '@/lib/shop/vouchers/voucher';
import { voucherPdf } from '@/lib/shop/vouchers/voucher-pdf';

type Params = { params: Promise<{ token: string; id: string }> };

/** `/api/shop/orders/{token}/voucher/{id}`: a voucher as PDF. The order's secret token grants access. */
export async function GET(_request: Request, { params }: Params) {
  const { token, id } = await params;
  const db = await getDatabase();
  const order = await findOrder(db, token);
  const shopConfig = order && getOrderConfig(order.locale);
  const voucher = shopConfig && (await readVoucher(db, id));
  // A blocked voucher cannot be used, so it is not served again.
  if (!shopConfig || voucher?.order_id !== order.id || voucher.blocked_at)
    return new Response('Not found\n', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(new Uint8Array(await voucherPdf(voucher, shopConfig, order.locale)), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="bobine-${voucher.code.slice(0, 4)}.pdf"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
