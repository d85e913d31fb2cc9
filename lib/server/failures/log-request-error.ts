import { createErrorId, errorIdHeader, logFailure } from './log-failure';

type NextRequest = { path: string; method: string; headers: NodeJS.Dict<string | string[]> };

/** Logs an error that Next has caught while rendering, under the id that the server gave the request. */
export function logRequestError(error: unknown, { path, method, headers }: NextRequest): void {
  const id = headers[errorIdHeader]?.toString() ?? createErrorId();
  logFailure((line) => void process.stderr.write(line), error, { method, url: path }, id);
}
