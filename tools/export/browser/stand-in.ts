import { insidePath } from '@/lib/i18n/locale-path';
import { payloadFile } from './payload-file';

type Ask = typeof fetch;
type Films = typeof import('./films');

/**
 * What the site's server would answer, where a mirror has it otherwise than at that address: the films of
 * a query, the facts of films, the router's payload of a page. `undefined` for all else.
 */
export function standIn(
  url: URL,
  headers: Headers,
  { ask, films }: { ask: Ask; films: () => Promise<Films> },
): Promise<Response> | undefined {
  if (url.pathname === '/api/films')
    return films().then((all) => all.answerFilms(url.searchParams));
  if (url.pathname === '/api/cards') return answerCards(url.searchParams, ask);
  return headers.get('rsc') === '1' ? answerPayload(url, headers, ask) : undefined;
}

async function answerCards(params: URLSearchParams, ask: Ask): Promise<Response> {
  const answer = await ask(`/_mirror/cards.${params.get('locale')}.json`);
  if (!answer.ok) return answer;
  const facts: { slug: string }[] = await answer.json();
  const asked = params.get('films')?.split(',') ?? [];
  return Response.json(asked.flatMap((slug) => facts.find((one) => one.slug === slug) ?? []));
}

async function answerPayload(url: URL, headers: Headers, ask: Ask): Promise<Response> {
  const segment = headers.get('next-router-segment-prefetch');
  const file = await ask(payloadFile(url.pathname, segment));
  const payload = file.ok ? await file.arrayBuffer() : new ArrayBuffer(0);
  const query = new URLSearchParams(url.search);
  query.delete('_rsc');
  const inside = insidePath(url.pathname);
  const told = new Headers({ 'content-type': 'text/x-component', 'x-nextjs-prerender': '1' });
  if (segment) told.set('x-nextjs-postponed', '2');
  if (inside !== url.pathname) {
    told.set('x-nextjs-rewritten-path', inside);
    told.set('x-nextjs-rewritten-query', String(query));
  }
  const answer =
    payload.byteLength > 0 ? new Response(payload, { headers: told }) : withoutPayload();
  // What was asked for, and not the file: the router goes by it.
  return Object.defineProperty(answer, 'url', { value: url.href });
}

/** By which the router has the browser open the page. It reads a body even so, as browsers give of any answer. */
function withoutPayload(): Response {
  const body = new ReadableStream({ start: (stream) => stream.close() });
  return Object.defineProperty(new Response(null, { status: 204 }), 'body', { value: body });
}
