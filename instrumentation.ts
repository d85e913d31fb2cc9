import type { Instrumentation } from 'next';

/**
 * Called by Next once per server process. Starts the mail outbox, except in build processes, which must not send
 * mail.
 */
export async function register(): Promise<void> {
  const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
  if (process.env.NEXT_RUNTIME === 'nodejs' && !isBuild) {
    // A fault in the shop must not keep the server from serving pages.
    await import('./lib/shop/mail/worker/start-outbox')
      .then(({ startShopWorker: startOutbox }) => startOutbox())
      .catch((error: Error) => process.stderr.write(`No mails go out: ${error.message}\n`));
  }
}

/** Called by Next for every server error: in pages, route handlers and the proxy. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRequestError } = await import('./lib/server/failures/log-request-error');
  logRequestError(error, request);
};
