import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

type Session = {
  id: string;
  object: 'checkout.session';
  url: string;
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  success_url: string;
  customer_details: { name: string } | null;
};
type Charge = {
  id: string;
  object: 'charge';
  payment_intent: string;
  amount: number;
  amount_refunded: number;
  currency: string;
  metadata: Record<string, string>;
  billing_details: { name: string };
};

/** A balance transaction; `source` is expanded on request. */
type BalanceTransaction = {
  id: string;
  object: 'balance_transaction';
  amount: number;
  fee: number;
  net: number;
  currency: string;
  created: number;
  reporting_category: string;
  source: object | null;
};

/** A webhook event: its raw body and the signature made by Stripe's own SDK. */
export type SentEvent = { id: string; body: string; signature: string };

/** A recorded API request. */
export type Asked = { path: string; form: URLSearchParams; key: string; authorization: string };

/**
 * Local test double of the part of Stripe's HTTP API that the shop uses: checkout sessions with their payment
 * page, refunds, balance transactions and events. Rejects requests that Stripe rejects.
 * @param secret secret of the webhook
 * @param hook URL that events are sent to; without it, events are only created
 */
export async function startStripe({ secret, hook }: { secret: string; hook?: string }) {
  const sessions = new Map<string, Session>();
  const charges = new Map<string, Charge>();
  const answers = new Map<string, { params: string; answer: unknown }>();
  const balance: BalanceTransaction[] = [];
  const asked: Asked[] = [];
  let count = 0;
  let address = '';
  const next = (kind: string) => {
    count += 1;
    return `${kind}_double_${count}`;
  };

  function createSession(form: URLSearchParams): Session {
    const expires = Number(form.get('expires_at')) - Date.now() / 1000;
    if (expires < 30 * 60 || expires > 24 * 60 * 60) refuse('expires_at is out of its range');
    const items = itemsOf(form);
    const [first] = items;
    if (!first || items.some(({ currency }) => currency !== first.currency))
      refuse('line_items need one currency');
    const amount = items.reduce((sum, item) => sum + item.amount * item.quantity, 0);
    if (amount < 50) refuse('amount_too_small');
    const id = next('cs');
    const session: Session = {
      ...{ id, object: 'checkout.session', url: `${address}/pay/${id}` },
      ...{ payment_status: 'unpaid', payment_intent: null, amount_total: amount },
      currency: first?.currency ?? '',
      client_reference_id: form.get('client_reference_id'),
      metadata: group(form, 'metadata'),
      success_url: form.get('success_url') ?? '',
      customer_details: null,
    };
    sessions.set(id, session);
    return session;
  }

  /**
   * Adds a transaction to the balance, now. Charges cost 2.9 % and 0.30. `exchangeRate`: the balance is in francs, and
   * other currencies are converted with it.
   */
  function addToBalance(category: string, amount: number, source: object | null, currency = 'chf') {
    const settled = Math.round(amount * (currency === 'chf' ? 1 : exchangeRate));
    const fee = category === 'charge' ? Math.round(settled * 0.029) + 30 : 0;
    const transaction: BalanceTransaction = {
      ...{ id: next('txn'), object: 'balance_transaction', amount: settled, fee },
      ...{ net: settled - fee, currency: 'chf', created: Math.floor(Date.now() / 1000) },
      ...{ reporting_category: category, source },
    };
    balance.unshift(transaction);
    return transaction;
  }

  /** Pays out an amount, which arrives at the bank two days later. */
  function payOut(amount: number) {
    const arrival_date = Math.floor(Date.now() / 1000) + 2 * 24 * 60 * 60;
    return addToBalance('payout', -amount, {
      id: next('po'),
      object: 'payout',
      amount,
      arrival_date,
    });
  }

  /** A page of transactions, newest first, as Stripe lists them. */
  function listBalance(query: URLSearchParams) {
    const since = Number(query.get('created[gte]'));
    const isExpanded = query.getAll('expand[0]').includes('data.source');
    const found = balance.filter(({ created }) => created >= since);
    const start = found.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    const limit = Math.min(Number(query.get('limit') ?? 10), pageSize);
    const data = found
      .slice(start, start + limit)
      .map((one) => (isExpanded ? one : { ...one, source: 'unexpanded' }));
    return { object: 'list', data, has_more: start + limit < found.length };
  }

  /** Marks the session as paid and creates its charge. Does nothing if it is paid already. */
  function pay(id: string): Session {
    const session = sessions.get(id) ?? refuse('No such checkout.session');
    if (session.payment_intent) return session;
    const payment_intent = next('pi');
    charges.set(payment_intent, {
      ...{ id: next('ch'), object: 'charge', payment_intent, amount_refunded: 0 },
      ...{ amount: session.amount_total, currency: session.currency },
      ...{ metadata: session.metadata, billing_details: { name: 'Anna Muster' } },
    });
    const customer_details = { name: 'Anna Muster' };
    Object.assign(session, { payment_status: 'paid', payment_intent, customer_details });
    addToBalance('charge', session.amount_total, chargeOf(payment_intent), session.currency);
    return session;
  }

  function refund(payment: string, amount: number) {
    const charge = charges.get(payment) ?? refuse('No such payment_intent');
    if (amount > charge.amount - charge.amount_refunded) refuse('greater than unrefunded amount');
    charge.amount_refunded += amount;
    const made = { id: next('re'), object: 'refund', amount, payment_intent: payment };
    addToBalance('refund', -amount, made, charge.currency);
    return { ...made, status: 'pending' };
  }

  const chargeOf = (payment: string): Charge =>
    structuredClone(charges.get(payment) ?? refuse('No such payment_intent'));

  function answer(
    method: string,
    path: string,
    form: URLSearchParams,
    query: URLSearchParams,
  ): unknown {
    if (method === 'GET' && path === '/v1/balance_transactions') return listBalance(query);
    if (method === 'POST' && path === '/v1/checkout/sessions') return createSession(form);
    if (method === 'POST' && path === '/v1/refunds')
      return refund(form.get('payment_intent') ?? '', Number(form.get('amount')));
    const intent = /^\/v1\/payment_intents\/([\w-]+)$/.exec(path)?.[1];
    if (method === 'GET' && intent)
      return { id: intent, object: 'payment_intent', latest_charge: chargeOf(intent) };
    return refuse(`Unrecognized request URL (${method}: ${path})`);
  }

  /** Idempotency: the same key with the same parameters returns the first response; with others it is rejected. */
  function answerOnce(key: string, params: string, make: () => unknown): unknown {
    const known = key ? answers.get(key) : undefined;
    if (known && known.params !== params) refuse('Keys for idempotent requests: other parameters');
    if (known) return known.answer;
    const made = structuredClone(make());
    if (key) answers.set(key, { params, answer: made });
    return made;
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', address);
    const text = await readText(request);
    const page = /^\/pay\/([\w-]+)$/.exec(path)?.[1];
    if (page) return handlePage(page, request.method ?? '', response);
    const form = new URLSearchParams(text);
    const key = request.headers['idempotency-key']?.toString() ?? '';
    const authorization = request.headers.authorization ?? '';
    asked.push({ path, form, key, authorization });
    const made = answerOnce(key, `${path}?${text}`, () =>
      answer(request.method ?? '', path, form, searchParams),
    );
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(made));
  }

  /** The payment page: one button, which pays. */
  async function handlePage(id: string, method: string, response: ServerResponse) {
    const session = sessions.get(id) ?? refuse('No such checkout.session');
    if (method !== 'POST') {
      const html = `<!doctype html><html lang="en"><title>Pay</title><form method="post"><button>Pay ${session.amount_total} ${session.currency}</button></form></html>`;
      response.writeHead(200, { 'content-type': 'text/html' }).end(html);
      return;
    }
    await send(event('checkout.session.completed', pay(id)));
    response.writeHead(303, { location: session.success_url }).end();
  }

  /** A signed event with the current state of an object. */
  function event(type: string, object: unknown): SentEvent {
    const id = next('evt');
    const created = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({ id, object: 'event', type, created, data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
    return { id, body, signature };
  }

  async function send({ body, signature }: SentEvent): Promise<number | undefined> {
    if (!hook) return undefined;
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await fetch(hook, { method: 'POST', headers, body })).status;
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => {
      const answer = { error: { type: 'invalid_request_error', message: error.message } };
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** Base URL, for `STRIPE_API`. */
    address,
    asked,
    sessions,
    pay,
    refund,
    payOut,
    addToBalance,
    chargeOf,
    event,
    send,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Francs for one unit of another currency. */
export const exchangeRate = 0.94;

/** Longest page of a list, so that tests see more than one. */
const pageSize = 3;

function refuse(message: string): never {
  throw new Error(message);
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** Reads bracketed form fields: `metadata[order]=1` → `{ order: '1' }`. */
function group(form: URLSearchParams, name: string): Record<string, string> {
  const inside = new RegExp(`^${name}\\[(\\w+)\\]$`);
  return Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const own = inside.exec(key)?.[1];
      return own ? [[own, value]] : [];
    }),
  );
}

function itemsOf(form: URLSearchParams) {
  const items: { currency: string; amount: number; quantity: number }[] = [];
  for (let at = 0; form.has(`line_items[${at}][quantity]`); at += 1) {
    const price = `line_items[${at}][price_data]`;
    items.push({
      currency: form.get(`${price}[currency]`) ?? '',
      amount: Number(form.get(`${price}[unit_amount]`)),
      quantity: Number(form.get(`line_items[${at}][quantity]`)),
    });
  }
  return items;
}
