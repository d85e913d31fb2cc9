import { GarbageError } from './garbage';

/** Letters: the front lets 512 KB through; where Next listens alone, so much is read at most. */
const most = 1024 * 1024;

/** The fields of a form as it was sent. @throws GarbageError where it is none */
export async function readSent(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type))
    throw new GarbageError({ reason: 'type' });
  const body = await request.text();
  if (body.length > most) throw new GarbageError({ reason: 'long', value: 'article' });
  return new URLSearchParams(body);
}
