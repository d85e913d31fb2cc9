import { expect, test, vi } from 'vitest';
import type { Library } from '@/lib/content/store/raw-library';
import { getSearchIndex } from '@/lib/search/engine/get-search-index';
import { smallSite } from './small-site';

const store = vi.hoisted(() => ({ recallSnapshot: vi.fn() }) as never as Store);
type Store = { library: Library; recallSnapshot: ReturnType<typeof vi.fn> };
vi.mock('@/lib/content/store/library', () => ({ getLibrary: () => store.library }));
vi.mock('@/lib/content/store/snapshot', () => ({ recallSnapshot: store.recallSnapshot }));

function indexOf(library: Library) {
  store.library = library;
  return getSearchIndex();
}

test('the index is cached for each state of the content', () => {
  const [first, second] = [smallSite({ faust: {} }).library, smallSite({ nerven: {} }).library];
  const index = indexOf(first);
  expect(index.slugs).toEqual(['faust']);
  expect(indexOf(second).slugs).toEqual(['nerven']);
  expect(indexOf(first)).toBe(index);
});

test('the index of the build’s snapshot is used if there is one', () => {
  const current = smallSite({ faust: {} }).library;
  store.recallSnapshot.mockReturnValueOnce({ ...smallSite({ nerven: {} }).index, tree: undefined });
  const index = indexOf(current);
  expect(store.recallSnapshot).toHaveBeenLastCalledWith(current, 'search');
  expect(index.slugs).toEqual(['nerven']);
  expect(index.tree.has('nerven')).toBe(true);
});
