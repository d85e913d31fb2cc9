import { payloadFile } from './browser/payload-file';
import type { Site } from './site';

const segmentFile = /\.segments(.*)\.segment\.rsc$/;

/**
 * The router's payloads of pages by their files in a mirror.
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
    // A page with guests is opened whole: there is none of it.
    const isPayload = headers.get('content-type')?.startsWith('text/x-component');
    if (status === 200 && isPayload) found.set(payloadFile(address, segment), body);
  }
  return found;
}
