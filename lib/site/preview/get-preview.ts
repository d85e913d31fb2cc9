import { notFound } from 'next/navigation';
import { keepOnce } from '@/lib/content/store/keep-once';
import { readSnapshot } from '@/lib/content/store/snapshot';
import type { Preview } from './preview';

/** What the build has put down of the house for editors; in development, where there is no build, a page that is not there. */
export function getPreview(): Preview {
  return keepOnce('preview', () => readSnapshot<Preview>(process.cwd(), 'preview')) ?? notFound();
}
