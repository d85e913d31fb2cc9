import { errorIdHeader } from './error-id-header';
import { createErrorId, logFailure } from './log-failure';

type NextRequest = { path: string; method: string; headers: NodeJS.Dict<string | string[]> };

/** Logs what Next has caught while it rendered, under the id that the front gave to the request. */
export function logRequestError(error: unknown, { path, method, headers }: NextRequest): void {
  const id = headers[errorIdHeader]?.toString() ?? createErrorId();
  logFailure((line) => void process.stderr.write(line), error, { method, url: path }, id);
}
