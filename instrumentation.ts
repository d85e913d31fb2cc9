import type { Instrumentation } from 'next';

/** Next calls it for every error of the server: pages, route handlers, the middleware. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRequestError } = await import('./lib/server/failures/log-request-error');
  logRequestError(error, request);
};
