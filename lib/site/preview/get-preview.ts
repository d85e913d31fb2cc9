import { notFound } from 'next/navigation';
import { keepOnce } from '@/lib/content/store/keep-once';
import { readSnapshot } from '@/lib/content/store/snapshot';
import type { Preview } from './preview';

/** The preview data written by the build. Calls `notFound()` in development, where there is no build. */
export function getPreview(): Preview {
  return keepOnce('preview', () => readSnapshot<Preview>(process.cwd(), 'preview')) ?? notFound();
}
