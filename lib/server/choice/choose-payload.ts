import { type AskedPayload, asksPayload } from '../requests/payload-address';
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
  { file }: BuiltFile,
  path: string,
  asked: AskedPayload,
  { payloads }: Routes,
): BuiltFile | undefined {
  if (!asksPayload(asked) || !file.endsWith('.html')) return undefined;
  const page = file.slice(0, -'.html'.length);
  const segment = asked['next-router-segment-prefetch'];
  if (!segment && asked['next-router-prefetch']) return undefined;
  const payload = segment ? `${page}.segments${segment}.segment.rsc` : `${page}.rsc`;
  if (!payloads.has(payload)) return undefined;
  const headers: Record<string, string> = { ...payloadHeaders, ...(segment ? segmentHeaders : {}) };
  if (page !== path)
    Object.assign(headers, { 'x-nextjs-rewritten-path': page, 'x-nextjs-rewritten-query': '' });
  return { file: payload, headers };
}
