import { payloadFile } from './browser/payload-file';
import { segmentFile } from './find-payloads';
import type { Site } from './site';

/**
 * The router's payloads of a page by their files in a mirror, as the site answers now.
 * @param built those that the build has of a page, by their paths inside Next (`/fr/vod.rsc`)
 */
export async function collectPayloads(
  ask: Site,
  address: string,
  built: readonly string[],
): Promise<Map<string, Buffer>> {
  const segments = built.flatMap((file) => segmentFile.exec(file)?.[1] ?? []);
  const found = new Map<string, Buffer>();
  for (const segment of [undefined, ...segments]) {
    const asked: Record<string, string> = { rsc: '1' };
    if (segment)
      Object.assign(asked, {
        'next-router-prefetch': '1',
        'next-router-segment-prefetch': segment,
      });
    const { status, headers, body } = await ask(address, asked);
    const isPayload = status === 200 && headers.get('content-type')?.startsWith('text/x-component');
    // A page with guests is opened whole: an empty file says so, where none would be an error in the browser's log.
    found.set(payloadFile(address, segment), isPayload ? body : Buffer.alloc(0));
  }
  return found;
}
