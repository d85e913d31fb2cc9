import { beforeEach, vi } from 'vitest';
import * as store from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';

/**
 * Makes the modules under test read this content, now and in all tests of the file. Unlike `vi.mock` it leaves the
 * modules loaded, so that the file can share a process.
 */
export function showLibrary(library: () => Library): void {
  const show = () => void vi.spyOn(store, 'getLibrary').mockImplementation(library);
  show();
  beforeEach(show);
}
