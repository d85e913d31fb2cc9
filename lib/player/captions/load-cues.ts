import { fetchAnswer } from '@/lib/primitives/http/fetch-answer';
import { parseVtt } from '@/lib/primitives/webvtt/parse-vtt';
import type { Cue } from './transcript-entries';

/** Fetches and parses a WebVTT file. Rejects when the request fails, or with the signal's reason. */
export async function loadCues(src: string, signal?: AbortSignal): Promise<Cue[]> {
  const answer = await fetchAnswer(src, { signal });
  return parseVtt(await answer.text());
}
