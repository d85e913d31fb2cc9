import {
  notFoundResponse,
  seeOther,
  sendFile,
  withStaffSession,
} from '@/lib/admin/entry/admin-route';
import { isPackingDocument, packingDocument } from '@/lib/admin/orders/packing-documents';
import { selectedOrders } from '@/lib/admin/orders/selected-orders';

/** `GET /desk/print/{document}.pdf?order-<id>=on…`: a document for the selected orders, to print. */
export const GET = withStaffSession<{ document: string }, 'packing'>(
  'packing',
  async (admin, request, { document }) => {
    const name = document.replace(/\.pdf$/, '');
    if (!isPackingDocument(name)) return notFoundResponse();
    const ids = selectedOrders(Object.fromEntries(new URL(request.url).searchParams));
    if (ids.length === 0) return seeOther('/desk/orders?fault=none-selected');
    const pdf = await packingDocument(name, ids, admin);
    if (!pdf) return seeOther('/desk/orders?fault=nothing-to-print');
    return sendFile(pdf, { name: `${name}.pdf`, type: 'application/pdf', isInline: true });
  },
);
