import { MalformedRequestError } from './malformed-request';

/** The submitted form fields. @throws MalformedRequestError if the body is not URL-encoded */
export async function readSent(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type))
    throw new MalformedRequestError({ reason: 'type' });
  // The server accepts bodies of at most 512 KB (`lib/server/uncached/uncached-limits.ts`).
  return new URLSearchParams(await request.text());
}
