import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl } from './cache-control';

/** 404 for a program that asked for data: another build's metadata, for instance. */
export function sendDataNotFound({ method }: IncomingMessage, response: ServerResponse): void {
  const body = Buffer.from('{"status":404,"message":"Not Found"}');
  response.writeHead(404, {
    'content-type': 'application/json',
    'content-length': body.length,
    'cache-control': cacheControl.notStored,
  });
  response.end(method === 'HEAD' ? undefined : body);
}
