import { beforeEach, expect, test, vi } from 'vitest';
import type { Library } from '@/lib/content/store/raw-library';
import { getSearchIndex } from '@/lib/search/engine/get-search-index';
import { smallHouse } from './small-house';

const shown = vi.hoisted(() => ({ recalled: vi.fn() }) as never as Shown);
type Shown = { library: Library; recalled: ReturnType<typeof vi.fn> };
vi.mock('@/lib/content/store/library', () => ({ getLibrary: () => shown.library }));
vi.mock('@/lib/content/store/snapshot', () => ({ recallSnapshot: shown.recalled }));

function indexOf(library: Library) {
  shown.library = library;
  return getSearchIndex();
}
beforeEach(() => void shown.recalled.mockReset());

test('makes one index for each state of the content', () => {
  const [first, second] = [smallHouse({ faust: {} }).library, smallHouse({ nerven: {} }).library];
  const index = indexOf(first);
  expect(index.slugs).toEqual(['faust']);
  expect(indexOf(second).slugs).toEqual(['nerven']);
  expect(indexOf(first)).toBe(index);
});

test('opens the index that a build has written instead of making one', () => {
  const [own, built] = [smallHouse({ faust: {} }).library, smallHouse({ nerven: {} }).library];
  shown.recalled.mockReturnValue({ ...indexOf(built), tree: undefined });
  const index = indexOf(own);
  expect(shown.recalled).toHaveBeenLastCalledWith(own, 'search');
  expect(index.slugs).toEqual(['nerven']);
  expect(index.tree.has('nerven')).toBe(true);
});
