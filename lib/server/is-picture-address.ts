import { readPath } from './read-path';
import type { Routes } from './routes';

/**
 * Whether an address of Next's optimiser (`/_next/image?url=…&w=…&q=…`) names a picture that there is. What it
 * has no picture for it answers with an error, and what differs in anything it keeps on the disk once more.
 */
export function isPictureAddress(
  url: string,
  { publicFiles }: Pick<Routes, 'publicFiles'>,
): boolean {
  const asked = new URLSearchParams(url.split('?')[1] ?? '');
  const names = [...asked.keys()].sort().join();
  const picture = asked.get('url') ?? '';
  const path = /[?#]/.test(picture) ? null : readPath(picture);
  return names === 'q,url,w' && path !== null && publicFiles.has(path);
}
