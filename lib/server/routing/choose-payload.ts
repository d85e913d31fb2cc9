import {
  type AskedPayload,
  askedSegment,
  asksPayload,
  payloadFile,
} from '@/lib/next-internals/payloads';
import { endingsOf } from '../routes/endings-of';
import type { BuiltFile, Routes } from '../routes/routes';

/**
 * The built payload of a page that the router requests, with Next's headers: `/vod.rsc` for a navigation,
 * `/vod.segments/_tree.segment.rsc` for a preload. `undefined` if Next has to answer: no payload is requested, or it was
 * not built.
 * @param path public path
 */
export function choosePayload(
  built: BuiltFile,
  path: string,
  asked: AskedPayload,
  routes: Routes,
): BuiltFile | undefined {
  if (!asksPayload(asked) || !built.file.endsWith('.html')) return undefined;
  const segment = askedSegment(asked);
  if (segment === undefined) return undefined;
  const known = described.get(built) ?? new Map<string, Described>();
  const found = known.get(segment);
  if (found?.path === path) return found.payload;
  const payload = payloadFile(built.file.slice(0, -'.html'.length), path, segment);
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

/** Payloads requested before, by page and segment. A build has a limited number of segments per page. */
const described = new WeakMap<BuiltFile, Map<string, Described>>();
