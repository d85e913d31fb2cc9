import { createTranslator } from 'next-intl';
import { toFilmsAnswer, toFoundFilms } from '@/lib/films/api/films-answer';
import { parseRequest } from '@/lib/films/api/parse-request';
import { growTree } from '@/lib/films/search/name-tree';
import { searchFilms } from '@/lib/films/search/search-films';
import { answerSurprise } from '@/lib/films/surprise/answer-surprise';
import type { Locale } from '@/lib/i18n/locales';
import { decodeData } from '../encode-data';
import { type FilmsData, getData, keepData } from './data';

let coming: Promise<void> | undefined;

async function load(): Promise<void> {
  const answer = await fetch('/_mirror/films.json');
  if (!answer.ok) throw new TypeError(`The films of this mirror: ${answer.status}`);
  const data = decodeData(await answer.text()) as FilmsData;
  keepData({ ...data, index: { ...data.index, tree: growTree(data.index.names) } });
}

/** The films, once they are there; asked for again after a failure. */
function ready(): Promise<void> {
  coming ??= load().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

/** What `GET /api/films` answers (docs/api.md), from what this mirror has. */
export async function answerFilms(params: URLSearchParams): Promise<Response> {
  await ready();
  const asked = parseRequest(params);
  if ('message' in asked) return Response.json({ error: asked }, { status: 400 });
  const { query, locale, limit, only } = asked;
  const now = new Date();
  const messages = getData().words[locale];
  const t = createTranslator({ locale, messages, namespace: 'Catalogue' });
  const toAnswer = only === 'films' ? toFoundFilms : toFilmsAnswer;
  const result = searchFilms(query, locale, now, limit);
  return Response.json(toAnswer(result, { query, locale, now, t }));
}

/** The path of some film that the parameters find. */
export async function findSurprise(params: URLSearchParams, locale: Locale): Promise<string> {
  await ready();
  const { headers } = answerSurprise(params, locale, { now: new Date(), chance: Math.random() });
  return headers.get('location') ?? '/';
}
