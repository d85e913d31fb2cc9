import type { Instrumentation } from 'next';

/** Next calls it once in each process that serves, and in those of a build, where nothing is to be sent. */
export async function register(): Promise<void> {
  const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
  if (process.env.NEXT_RUNTIME === 'nodejs' && !isBuild) {
    // Whatever is wrong with the shop: the pages are served.
    await import('./lib/shop/mail/worker/start-outbox')
      .then(({ startOutbox }) => startOutbox())
      .catch((error: Error) => process.stderr.write(`No mails go out: ${error.message}\n`));
  }
}

/** Next calls it for every error of the server: pages, route handlers, the proxy. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRequestError } = await import('./lib/server/failures/log-request-error');
  logRequestError(error, request);
};
