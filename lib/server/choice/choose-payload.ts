import { type AskedPayload, asksPayload } from '../requests/payload-address';
import { endingsOf } from '../routes/endings-of';
import type { BuiltFile, Routes } from '../routes/routes';

/** By which the router knows that a segment came alone. */
const segmentHeaders = { 'x-nextjs-postponed': '2' };
const payloadHeaders = { 'content-type': 'text/x-component', 'x-nextjs-prerender': '1' };

/**
 * The built payload of a page that the router asks for, with the headers that Next gives it:
 * `/vod.rsc` for a navigation, `/vod.segments/_tree.segment.rsc` for a preload. `undefined` where
 * Next has to answer: no payload is asked for, or it was not built.
 * @param path as the visitor knows it
 */
export function choosePayload(
  built: BuiltFile,
  path: string,
  asked: AskedPayload,
  routes: Routes,
): BuiltFile | undefined {
  if (!asksPayload(asked) || !built.file.endsWith('.html')) return undefined;
  const segment = asked['next-router-segment-prefetch']?.toString() ?? '';
  if (!segment && asked['next-router-prefetch']) return undefined;
  const known = described.get(built) ?? new Map<string, Described>();
  const found = known.get(segment);
  if (found?.path === path) return found.payload;
  const payload = describe(built, path, segment);
  if (!isThere(payload.file, built, routes)) return undefined;
  known.set(segment, { path, payload });
  described.set(built, known);
  return payload;
}

function isThere(payload: string, { file }: BuiltFile, routes: Routes): boolean {
  const { payloads, unbuilt } = routes;
  const page = file.slice(0, -'.html'.length);
  return (
    payloads.has(payload) ||
    (unbuilt(page) !== undefined && endingsOf(routes, page).includes(payload.slice(page.length)))
  );
}

type Described = { path: string; payload: BuiltFile };

/** What was asked for before: of each page by its segments, of which a build has some. */
const described = new WeakMap<BuiltFile, Map<string, Described>>();

function describe({ file }: BuiltFile, path: string, segment: string): BuiltFile {
  const page = file.slice(0, -'.html'.length);
  const payload = segment ? `${page}.segments${segment}.segment.rsc` : `${page}.rsc`;
  const headers: Record<string, string> = { ...payloadHeaders, ...(segment ? segmentHeaders : {}) };
  if (page !== path)
    Object.assign(headers, { 'x-nextjs-rewritten-path': page, 'x-nextjs-rewritten-query': '' });
  return { file: payload, headers };
}
