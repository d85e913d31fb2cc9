import Stripe from 'stripe';

type Environment = Record<string, string | undefined>;

/** Timeout of one Stripe request (ms), since the order button waits for it. */
const patience = 15_000;

/**
 * Creates the Stripe client with `STRIPE_SECRET_KEY`. `STRIPE_API` (`http://127.0.0.1:4242`) replaces
 * the server.
 * @throws without a key
 */
export function openStripe(env: Environment = process.env): Stripe {
  const key = env.STRIPE_SECRET_KEY?.trim();
  if (!key) throw new Error('STRIPE_SECRET_KEY is not set');
  const config = { timeout: patience, maxNetworkRetries: 2, telemetry: false };
  return new Stripe(key, { ...config, ...placeOf(env.STRIPE_API?.trim()) });
}

function placeOf(address: string | undefined) {
  if (!address) return {};
  const { protocol, hostname, port } = new URL(address);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}
