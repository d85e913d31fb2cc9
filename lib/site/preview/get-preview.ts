import { notFound } from 'next/navigation';
import { createSnapshotReader } from '@/lib/content/store/snapshot';
import { singleton } from '@/lib/primitives/singleton';
import type { Preview } from './preview';

/** The preview data written by the build. Calls `notFound()` in development, where there is no build. */
export function getPreview(): Preview {
  return singleton('preview', () => createSnapshotReader<Preview>('preview'))() ?? notFound();
}
