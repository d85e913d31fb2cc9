import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl } from '../headers/cache-control';
import { guardAnswer, showPage } from '../headers/guard-answer';
import { giveRequestId } from '../headers/request-id';

type Answer = {
  status?: number;
  /** Of the body, such as `text/css; charset=utf-8`; a page where it is absent. */
  type?: string;
  body?: string | Buffer;
  headers?: Record<string, string | string[]>;
  /** What its page may do beside nothing: directives of its policy. */
  policy?: string;
};

const page = 'text/html; charset=utf-8';

/** Writes an answer of the preview's own, guarded like those of the front; no cache may keep it. */
export function answerOwn(
  request: IncomingMessage,
  response: ServerResponse,
  isSecure: boolean,
  { status = 200, type = page, body = '', headers = {}, policy = '' }: Answer,
): void {
  giveRequestId(request, response);
  guardAnswer(request, response, isSecure);
  if (type === page)
    showPage(response, {
      headers: {
        'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'${policy && `; ${policy}`}`,
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      },
    });
  const bytes = Buffer.from(body as string);
  response.writeHead(status, {
    ...(bytes.length > 0 && { 'content-type': type }),
    'content-length': bytes.length,
    'cache-control': cacheControl.notStored,
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** A directive that lets a page have these styles and no others. */
export function stylePolicy(styles: string): string {
  return `style-src 'sha256-${hash('sha256', styles, 'base64')}'`;
}
