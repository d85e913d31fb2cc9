import { GarbageError } from './garbage';

/** The fields of a form as it was sent. @throws GarbageError where it is none */
export async function readSent(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type))
    throw new GarbageError({ reason: 'type' });
  // The server accepts bodies of at most 512 KB (`lib/server/live/live-limits.ts`).
  return new URLSearchParams(await request.text());
}
