import { fetchWithRetry } from '@/lib/primitives/http/fetch';
import { parseVtt, type VttCue } from '@/lib/primitives/webvtt';

/** Maximum number of subtitle segments requested at once, so that they do not hold up the film's own segments. */
const maxRequests = 6;

/**
 * Fetches and parses a WebVTT file, or all segments of a stream's subtitles if `src` is their playlist. Rejects when a
 * request fails, or with the signal's reason.
 */
export async function loadCues(src: string, signal?: AbortSignal): Promise<VttCue[]> {
  const { text, url } = await fetchText(src, signal);
  if (!text.startsWith('#EXTM3U')) return parseVtt(text);
  const segments = listSegments(text, url);
  const cues: VttCue[] = [];
  for (let at = 0; at < segments.length; at += maxRequests) {
    const group = segments.slice(at, at + maxRequests);
    const files = await Promise.all(group.map((segment) => fetchText(segment, signal)));
    cues.push(...files.flatMap((file) => parseVtt(file.text)));
  }
  return cues;
}

async function fetchText(src: string, signal?: AbortSignal) {
  const response = await fetchWithRetry(src, { signal });
  return { text: await response.text(), url: response.url };
}

/** The addresses in a playlist (RFC 8216): the lines that are neither tags nor comments. */
function listSegments(playlist: string, base: string): string[] {
  return playlist
    .split(/\r?\n/)
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => new URL(line.trim(), base).href);
}
