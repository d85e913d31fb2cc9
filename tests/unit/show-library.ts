import { vi } from 'vitest';
import * as store from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';

/**
 * Makes the modules under test read this content until the end of the test file (`restore-globals.ts`). Unlike
 * `vi.mock` it leaves the modules loaded, so that the file can share a process.
 */
export function showLibrary(library: () => Library): void {
  vi.spyOn(store, 'getLibrary').mockImplementation(library);
}
