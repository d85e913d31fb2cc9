import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

export const fixture = (name: string) =>
  readFileSync(new URL(`../fixtures/${name}`, `file://${__filename}`), 'utf8');

export const respond =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });

/** Stubs the images that tracking URLs are requested with. Returns the list of these URLs. */
export function recordTracking(): string[] {
  const urls: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        urls.push(url);
      }
    },
  );
  return urls;
}
