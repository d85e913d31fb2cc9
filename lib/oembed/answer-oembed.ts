import { getFilm } from '@/lib/films/get-film';
import { siteUrl } from '@/lib/site/site-url';
import { describeFrame } from './describe-frame';
import { readFilmAddress } from './read-film-address';
import { writeOembedXml } from './write-oembed-xml';

const headers = { 'Cache-Control': 'public, max-age=60' };

/** Why there is no answer, by the status that the standard gives it (https://oembed.com, 2.3.4.4). */
const refusals = {
  400: 'Which film? The parameter url names its page.',
  401: 'The house has not released this film to be shown elsewhere.',
  404: 'There is no such film here.',
  501: 'An answer is given as json or xml.',
} as const;

/** Answers `GET /oembed?url=…&format=json|xml&maxwidth=…&maxheight=…` (docs/api.md). */
export async function answerOembed(request: Request, now: Date): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const url = searchParams.get('url');
  const format = searchParams.get('format') ?? 'json';
  if (format !== 'json' && format !== 'xml') return refuse(501);
  if (!url) return refuse(400);
  const found = readFilmAddress(url, siteUrl());
  const film = found && getFilm(found.slug, found.locale);
  if (!film) return refuse(404);
  if (!film.embed) return refuse(401);
  const most = {
    width: readPixels(searchParams.get('maxwidth')),
    height: readPixels(searchParams.get('maxheight')),
  };
  const answer = await describeFrame(film, { locale: found.locale, now, most });
  if (format === 'json') return Response.json(answer, { headers });
  return new Response(writeOembedXml(answer), {
    headers: { ...headers, 'Content-Type': 'text/xml; charset=utf-8' },
  });
}

function refuse(status: keyof typeof refusals): Response {
  return new Response(`${refusals[status]}\n`, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}

function readPixels(said: string | null): number | undefined {
  return said && /^[1-9]\d{0,4}$/.test(said) ? Number(said) : undefined;
}
