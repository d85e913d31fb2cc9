import { embedPath, findEmbeddableMedia } from '@/lib/catalog/films/embed-page';
import type { Film } from '@/lib/catalog/films/film';
import { getFilm } from '@/lib/catalog/films/get-film';
import { type Locale, localePath, pathLocale, pathWithoutLocale } from '@/lib/i18n/locales';
import { escapeXml } from '@/lib/primitives/text/escape-markup';
import { filmShareImage } from '@/lib/seo/share-images/share-image';
import { getSite } from '@/lib/site/get-site';
import { siteUrl } from '@/lib/site/site-url';
import { embedFrameHtml, fitFrame } from './embed-frame';

const filmPath = /^\/(?:movie|embed)\/([a-z0-9-]+)\/?$/;

const headers = { 'Cache-Control': 'public, max-age=60' };

/** Error messages by HTTP status, as in the standard (https://oembed.com, 2.3.4.4). */
const errorMessages = {
  400: 'Which film? The parameter url names its page.',
  401: 'The site has not released this film to be shown elsewhere.',
  404: 'There is no such film here.',
  501: 'An answer is given as json or xml.',
} as const;

/** Answers `GET /oembed?url=…&format=json|xml&maxwidth=…&maxheight=…` (docs/api.md). */
export async function oembedResponse(request: Request, now: Date): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const url = searchParams.get('url');
  const format = searchParams.get('format') ?? 'json';
  if (format !== 'json' && format !== 'xml') return errorResponse(501);
  if (!url) return errorResponse(400);
  const filmAddress = readFilmAddress(url, siteUrl());
  const film = filmAddress && getFilm(filmAddress.slug, filmAddress.locale);
  if (!film) return errorResponse(404);
  if (!film.embed) return errorResponse(401);
  const maxSize = {
    width: readPixels(searchParams.get('maxwidth')),
    height: readPixels(searchParams.get('maxheight')),
  };
  const embed = await describeFrame(film, { locale: filmAddress.locale, now, maxSize });
  if (format === 'json') return Response.json(embed, { headers });
  return new Response(writeOembedXml(embed), {
    headers: { ...headers, 'Content-Type': 'text/xml; charset=utf-8' },
  });
}

function errorResponse(status: keyof typeof errorMessages): Response {
  return new Response(`${errorMessages[status]}\n`, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}

function readPixels(parameter: string | null): number | undefined {
  return parameter && /^[1-9]\d{0,4}$/.test(parameter) ? Number(parameter) : undefined;
}

/** Writes an oEmbed response as XML: an element for each property (https://oembed.com, 2.3.4). */
function writeOembedXml(embed: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(embed).map(
    ([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>\n`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n${lines.join('')}</oembed>\n`;
}

/** Parses the absolute URL of a film's page or embed page on this site; undefined for any other URL. */
export function readFilmAddress(
  address: string,
  site: string,
): { slug: string; locale: Locale } | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol) || host !== new URL(site).host) return undefined;
  const [, slug] = filmPath.exec(pathWithoutLocale(pathname)) ?? [];
  return slug ? { slug, locale: pathLocale(pathname) } : undefined;
}

type FrameRequest = { locale: Locale; now: Date; maxSize: { width?: number; height?: number } };

/** The oEmbed response for a film (https://oembed.com, 2.3.4.2); property names are the standard's. */
async function describeFrame(film: Film, { locale, now, maxSize }: FrameRequest) {
  const { name } = getSite(locale);
  const media = findEmbeddableMedia(film, locale, now);
  const frame = fitFrame(media?.ratio ?? '16:9', maxSize);
  const { text: title } = film.title;
  const src = new URL(localePath(embedPath(film.slug), locale), siteUrl()).href;
  const authors = film.directors.map((person) => person.name).join(', ');
  const picture = await filmShareImage(film, locale);
  const fits =
    picture.width <= (maxSize.width ?? Infinity) && picture.height <= (maxSize.height ?? Infinity);
  return {
    version: '1.0',
    type: 'video',
    title,
    ...(authors && { author_name: authors }),
    provider_name: name,
    provider_url: new URL(localePath('/', locale), siteUrl()).href,
    cache_age: 86_400,
    ...(fits && {
      thumbnail_url: new URL(picture.url, siteUrl()).href,
      thumbnail_width: picture.width,
      thumbnail_height: picture.height,
    }),
    html: embedFrameHtml({ ...frame, src, title: `${title} – ${name}` }),
    ...frame,
  };
}
