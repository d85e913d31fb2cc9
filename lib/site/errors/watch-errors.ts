import { reportFailure } from './report-failure';

/**
 * Reports what nobody caught: errors in event handlers, rejections without a handler. The page
 * stays as it is. What was given up on purpose is no error.
 */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => void reportFailure(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason?.name !== 'AbortError') reportFailure(reason);
  });
}
