import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGuests } from '@/lib/policy/guests';
import { payloadFile } from './browser/payload-file';

export const segmentFile = /\.segments(.*)\.segment\.rsc$/;

type Shown = {
  /** Where visitors find the page, and its path inside Next. */
  address: string;
  inside: string;
  /** As the site shows it now. */
  html: string;
};

/**
 * Where a build has the router's payloads of a page, by their files in a mirror: nobody has to be asked for them.
 * `undefined` where the site shows another page than was built (an offer has begun since), where none was built, and
 * where visitors get no payload of it.
 * @param app where Next has put its pages
 * @param built the page's segments, by their paths inside Next
 */
export function findPayloads(
  app: string,
  { address, inside, html }: Shown,
  built: readonly string[],
): Map<string, string> | undefined {
  const [page, payload] = ['html', 'rsc'].map((kind) => join(app, `${inside}.${kind}`));
  if (!page || !payload || !existsSync(page) || !existsSync(payload)) return undefined;
  const bytes = readFileSync(page);
  if (bytes.toString() !== html || readGuests(bytes)) return undefined;
  const segments = built.map((file) => {
    const [, segment] = segmentFile.exec(file) ?? [];
    return [payloadFile(address, segment), join(app, file)] as const;
  });
  return new Map([[payloadFile(address), payload], ...segments]);
}
