/**
 * A payment that could not be begun is said in the log, with the order's number, by which the desk finds it. Messages may
 * repeat a mail address, a key or the way to the order's page: none stands there, only what kind of error it was.
 */
export function tellFailure(error: unknown, number: string): void {
  const [level, time] = ['error', new Date().toISOString()];
  const message = `The payment of ${number} could not be begun: ${kindOf(error)}`;
  process.stderr.write(`${JSON.stringify({ level, time, message })}\n`);
}

/** What Stripe's errors say beside their message; `requestId` finds the request in its dashboard. */
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
