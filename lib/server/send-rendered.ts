import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, type Encoding } from './choose-encoding';

/** Of a page that is made for one visitor: quality 4 of 11 costs some 3 ms, as much as gzip. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encode: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, quick),
  gzip: (body) => promisify(gzip)(body),
  identity: async (body) => body,
};

/** Writes a page that Next has rendered, compressed as the reader accepts it. Its other headers stand already. */
export async function sendRendered(
  response: ServerResponse,
  html: Buffer,
  accept: string | undefined,
): Promise<void> {
  const encoding = html.length > 0 ? chooseEncoding(accept) : 'identity';
  const body = await encode[encoding](html);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  if (html.length > 0) response.setHeader('content-length', body.length);
  const vary = response.getHeader('vary');
  response.setHeader('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
  response.end(body);
}
