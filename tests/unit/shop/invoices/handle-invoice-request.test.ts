import { expect, test } from 'vitest';
import { handleInvoiceRequest } from '@/lib/shop/invoices/handle-invoice-request';
import { isPayable } from '@/lib/shop/invoices/invoice-document';
import { readDocuments } from '@/lib/shop/invoices/read-documents';
import { withSqliteShop } from '../commands/shop';
import { now } from '../commands/some-request';

withSqliteShop('handleInvoiceRequest', (shop) => {
  const ask = (token: string, name?: string) => handleInvoiceRequest(shop.db, token, name);

  test('sends the invoice for the token of its order, not to be cached', async () => {
    const { token } = await shop.sell();
    const answer = await ask(token);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' },
      'content-disposition': 'inline; filename="facture-2026-0001.pdf"',
    });
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
  });

  test('answers 404 to an invalid token and to an order without an invoice', async () => {
    const { token, number } = await shop.sell({ payment: 'stripe' });
    for (const invalid of [token, number, 'A'.repeat(22), '', "' or 1=1"])
      expect((await ask(invalid)).status).toBe(404);
  });

  test('sends a credit note by its name, but no document of another order', async () => {
    const { id, token } = await shop.sell();
    await shop.cancel(id);
    await shop.sell();
    const credit = (await ask(token, '2026-0002')).headers.get('content-disposition');
    expect(credit).toContain('note-de-credit-2026-0002');
    for (const other of ['2026-0003', '2026-0004'])
      expect((await ask(token, other)).status).toBe(404);
  });

  test('the document of a cancelled or withdrawn order is not payable, and a forgotten buyer is omitted', async () => {
    const order = await shop.sell();
    const [before] = await readDocuments(shop.db, order);
    expect(before).toMatchObject({ cancelledAt: null, buyer: { name: 'Anna Muster' } });
    const at = now.toISOString();
    const off = { ...order, cancelled_at: at, forgotten_at: at };
    const [after] = await readDocuments(shop.db, off);
    expect(after).toMatchObject({ cancelledAt: at });
    expect(after).not.toHaveProperty('buyer');
    await shop.withdraw(order.id);
    const [withdrawn] = await readDocuments(shop.db, await shop.order(order.id));
    expect(withdrawn?.withdrawnAt).toBe(at);
    expect(withdrawn && isPayable(withdrawn)).toBe(false);
  });
});
