import { createHash } from 'node:crypto';
import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { memoise } from '@/lib/i18n/memoise';
import { loadMessages } from '@/lib/i18n/messages';
import { matchesEtag } from '@/lib/primitives/http/headers';
import { getSearchIndex } from '@/lib/search/engine/get-search-index';
import { type SearchResult, searchFilms } from '@/lib/search/engine/search-films';
import type { SearchIndex } from '@/lib/search/engine/search-index';
import { type ResponseContext, toFilmsResponse, toFoundFilms } from './films-response';
import { labelFacets } from './label-facets';
import { parseRequest } from './parse-request';

/** Maximum cache age in seconds; shorter if results change earlier. */
const longestAge = 60;

/** Handles `GET /api/films`: 200 with films, 304 for a matching ETag, 400 for an invalid parameter. */
export async function handleFilmsRequest(request: Request, now: Date): Promise<Response> {
  const parsed = parseRequest(new URL(request.url).searchParams);
  if ('message' in parsed)
    return Response.json(
      { error: parsed },
      { status: 400, headers: { 'Cache-Control': 'no-store' } },
    );
  const { query, locale, limit, only, counted } = parsed;
  const t = await translatorIn(locale);
  const result = searchFilms(query, locale, now, limit);
  const toAnswer = converters[only ?? 'all'];
  const body = JSON.stringify(toAnswer(result, { query, locale, now, t, counted }));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': `public, max-age=${ageAt(now)}`,
    ETag: etag,
  };
  const clientEtag = request.headers.get('if-none-match') ?? undefined;
  if (matchesEtag(clientEtag, etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

/** Creates one translator for each language, since a translator caches the messages that it has parsed. */
const translatorIn = memoise(async (locale: Locale) =>
  createTranslator({ locale, messages: await loadMessages(locale), namespace: 'Catalogue' }),
);

const converters = {
  all: toFilmsResponse,
  films: toFoundFilms,
  facets: (result: SearchResult, parsed: ResponseContext) => ({
    facets: labelFacets(result, parsed),
  }),
};

function ageAt(now: Date): number {
  const secondsLeft = (nextChange(getSearchIndex(), now) - +now) / 1000;
  return Math.max(0, Math.min(longestAge, Math.floor(secondsLeft)));
}

/** The next time (epoch ms) at which results may change; `Infinity` for never. */
export function nextChange({ changes }: Pick<SearchIndex, 'changes'>, now: Date): number {
  return changes.find((change) => change > +now) ?? Infinity;
}
