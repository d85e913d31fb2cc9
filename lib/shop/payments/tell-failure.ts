/**
 * Logs a payment that could not be started, with the order number. Error messages may contain an
 * email address, a key or the order page's URL, so only the kind of error is logged.
 */
export function tellFailure(error: unknown, number: string): void {
  const [level, time] = ['error', new Date().toISOString()];
  const message = `The payment of ${number} could not be begun: ${kindOf(error)}`;
  process.stderr.write(`${JSON.stringify({ level, time, message })}\n`);
}

/**
 * Fields of Stripe errors besides the message; `requestId` finds the request in Stripe's dashboard.
 */
type Told = { type?: string; code?: string; param?: string; statusCode?: number } & {
  requestId?: string;
  detail?: { code?: string };
};

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { type, code, param, statusCode, requestId, detail }: Told = error as Error & Told;
  const said = [type ?? error.name, statusCode, code ?? detail?.code, param, requestId];
  return said.filter(Boolean).join(' ');
}
