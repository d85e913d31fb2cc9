import { expect, test } from 'vitest';
import type { Database } from '@/lib/database/open-database';
import { answerInvoice, readPapers } from '@/lib/invoice/answer-invoice';
import { isOpen } from '@/lib/invoice/is-open';
import { readOrder } from '@/lib/orders/read-order';
import { cancelOrder } from '@/lib/selling/cancel-order';
import { withdrawOrder } from '@/lib/selling/withdraw-order';
import { onBoth } from '../../databases/on-both';
import { sell } from '../selling/read-shop';
import { now, someRequest } from '../selling/some-request';
import { someTill } from '../selling/some-till';

const named = (answer: Response) => answer.headers.get('content-disposition');

onBoth('the invoice of an order', (open) => {
  const cancel = (db: Database, orderId: string) =>
    cancelOrder(db, { orderId, till: someTill, actor: 'site', now });

  test('is given to whoever has its token, and kept by nobody', async () => {
    const db = await open();
    const { token } = await sell(db, someRequest());
    const answer = await answerInvoice(db, token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(named(answer)).toBe('inline; filename="facture-2026-0001.pdf"');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('a token that opens nothing, and an order without papers, are 404', async () => {
    const db = await open();
    const { token, number } = await sell(db, someRequest({ payment: 'stripe' }));
    for (const asked of [token, number, 'A'.repeat(22), '', "' or 1=1"])
      expect((await answerInvoice(db, asked)).status).toBe(404);
  });

  test('its credit note is another paper of it, by name', async () => {
    const db = await open();
    const { id, token } = await sell(db, someRequest());
    await cancel(db, id);
    expect(named(await answerInvoice(db, token, '2026-0002'))).toContain(
      'note-de-credit-2026-0002',
    );
    expect((await answerInvoice(db, token, '2026-0003')).status).toBe(404);
  });

  test('another’s paper is not opened with it', async () => {
    const db = await open();
    const { token } = await sell(db, someRequest());
    await sell(db, someRequest());
    expect((await answerInvoice(db, token, '2026-0002')).status).toBe(404);
  });

  test('what was cancelled asks for nothing, and who was forgotten is not named', async () => {
    const db = await open();
    const order = await sell(db, someRequest());
    const [before] = await readPapers(db, order);
    expect(before).toMatchObject({ cancelledAt: null, buyer: { name: 'Anna Muster' } });
    const at = now.toISOString();
    const [after] = await readPapers(db, { ...order, cancelled_at: at, forgotten_at: at });
    expect(after).toMatchObject({ cancelledAt: at });
    expect(after).not.toHaveProperty('buyer');
  });

  test('what was withdrawn from asks for nothing', async () => {
    const db = await open();
    const order = await sell(db, someRequest());
    await withdrawOrder(db, { orderId: order.id, till: someTill, actor: 'site', now });
    const after = await readOrder(db, order.id);
    const [paper] = after ? await readPapers(db, after) : [];
    expect(paper?.withdrawnAt).toBe(now.toISOString());
    expect(paper && isOpen(paper)).toBe(false);
  });
});
