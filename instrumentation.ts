import type { Instrumentation } from 'next';

/**
 * Called by Next once per server process. Starts the mail outbox and the publication of scheduled drafts, and provides
 * previews of drafts, except in build processes.
 */
export async function register(): Promise<void> {
  const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
  if (process.env.NEXT_RUNTIME === 'nodejs' && !isBuild) {
    // A fault in the shop must not keep the server from serving pages.
    await import('./lib/shop/mail/worker/start-outbox')
      .then(({ startShopWorker: startOutbox }) => startOutbox())
      .catch((error: Error) => process.stderr.write(`No mails go out: ${error.message}\n`));
    const { provideDraftPreviews } = await import('./lib/server/draft-preview/draft-previews');
    const reader = () => import('./lib/editor/preview/read-preview');
    provideDraftPreviews({
      read: async (token) => (await reader()).readPreview(token),
      findMedia: async (token, src) => (await reader()).findPreviewMedia(token, src),
    });
    await import('./lib/editor/publishing/start-publisher')
      .then(({ startPublisher }) => startPublisher())
      .catch((error: Error) =>
        process.stderr.write(`No scheduled content is published: ${error.message}\n`),
      );
  }
}

/** Called by Next for every server error: in pages, route handlers and the proxy. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRequestError } = await import('./lib/server/failures/log-request-error');
  logRequestError(error, request);
};
