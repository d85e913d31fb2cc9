import { reportFailure } from './report-failure';

/** Reports uncaught errors and unhandled rejections, except AbortError. The page stays as it is. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => void reportFailure(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason?.name !== 'AbortError') reportFailure(reason);
  });
}
