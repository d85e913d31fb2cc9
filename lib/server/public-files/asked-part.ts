import type { IncomingMessage } from 'node:http';

export type Part = { start: number; end: number };

/** Bytes. A longer part is read and sent piece by piece. */
const longest = 1024 * 1024;

const conditions = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
] as const;

/**
 * The one short part of a file that a plain request asks for, both ends within it; `undefined` where there is more
 * to be considered.
 * @param etag of the file as it is now
 */
export function askedPart(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  size: number,
  etag: string | undefined,
): Part | undefined {
  if (method !== 'GET' || conditions.some((name) => headers[name] !== undefined)) return undefined;
  const since = headers['if-range'];
  if (since !== undefined && since !== etag) return undefined;
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  if (first === undefined) return undefined;
  const start = Number(first);
  const end = Math.min(last ? Number(last) : size - 1, size - 1);
  return start <= end && end - start < longest ? { start, end } : undefined;
}
