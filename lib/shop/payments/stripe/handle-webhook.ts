import type { Database } from '@/lib/shop/database/open-database';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { EventTooEarly, processEvent } from './process-event';
import { createStripeClient } from './stripe';

const respond = (status: number, message: string) =>
  Response.json({ said: message }, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * The Stripe webhook. An event is processed before the response confirms it; Stripe resends failed
 * events for days. 400 for an invalid signature, 503 without a webhook secret or for an event that
 * came too early.
 */
export async function handleStripeWebhook(
  request: Request,
  context: { db: () => Promise<Database>; shopConfig: ShopConfig; now: Date },
): Promise<Response> {
  const secret = process.env.STRIPE_WEBHOOK_SECRET?.trim();
  const signature = request.headers.get('stripe-signature');
  if (!secret) return respond(503, 'STRIPE_WEBHOOK_SECRET is not set');
  const body = Buffer.from(await request.arrayBuffer());
  const event = readEvent(body, signature ?? '', secret);
  if (!event) return respond(400, 'The signature does not fit');
  const { db, shopConfig, now } = context;
  try {
    const isNew = await processEvent(event, { db: await db(), shopConfig, now });
    return respond(200, isNew ? 'taken' : 'known');
  } catch (error) {
    if (error instanceof EventTooEarly) return respond(503, error.message);
    throw error;
  }
}

function readEvent(body: Buffer, signature: string, secret: string) {
  try {
    return createStripeClient().webhooks.constructEvent(body, signature, secret);
  } catch {
    return undefined;
  }
}
