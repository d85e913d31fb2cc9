import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag } from '@/lib/fetching/matches-etag';
import { chooseEncoding } from '../headers/choose-encoding';
import { joinVary } from '../headers/join-vary';
import { isCompressible, type Pack } from '../packs/pack';

type Sent = { status?: number; headers: Record<string, string>; pack: Pack };

/** Writes a pack: 304 where the reader has it already, else compressed as it may be. */
export async function sendPack(
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, headers, pack }: Sent,
): Promise<void> {
  const accepted = isCompressible(headers['content-type'])
    ? chooseEncoding(request.headers['accept-encoding']?.toString())
    : 'identity';
  const etag = accepted === 'identity' ? `"${pack.digest}"` : `"${pack.digest}-${accepted}"`;
  const told: Record<string, string> = {
    ...headers,
    vary: joinVary(headers.vary, 'Accept-Encoding'),
  };
  if (status === 200) told.etag = etag;
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    delete told['content-type'];
    response.writeHead(304, told).end();
    return;
  }
  const body = await pack.encoded(accepted);
  if (accepted !== 'identity') told['content-encoding'] = accepted;
  told['content-length'] = String(body.length);
  response.writeHead(status, told).end(request.method === 'HEAD' ? undefined : body);
}
