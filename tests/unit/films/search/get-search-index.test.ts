import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Library } from '@/lib/content/store/raw-library';

const recalled = vi.fn();
let library: Library;
vi.mock('@/lib/content/store/library', () => ({ getLibrary: () => library }));
vi.mock('@/lib/content/store/snapshot', () => ({ recallSnapshot: recalled }));

/** As a process has them that has just begun. */
async function load() {
  const { smallHouse } = await import('./small-house');
  const { getSearchIndex } = await import('@/lib/films/search/get-search-index');
  /** All of them have the title that says in which state they are. */
  const house = (slugs: string[], title: string) => {
    const { library: small } = smallHouse({ one: { title } });
    const raws = [...small.films.values()];
    return { ...small, films: new Map(slugs.flatMap((slug) => raws.map((raw) => [slug, raw]))) };
  };
  const indexOf = (films: Library) => {
    library = films;
    return getSearchIndex();
  };
  return { house, indexOf };
}

beforeEach(() => {
  vi.resetModules();
  recalled.mockReset();
  // What a process keeps as long as it runs.
  Reflect.deleteProperty(globalThis, Symbol.for('bobine index of many films'));
});
afterEach(() => vi.unstubAllEnvs());

test('each state of the content has an index of its own, made once', async () => {
  const { house, indexOf } = await load();
  const [first, second] = [house(['faust'], 'first'), house(['nerven'], 'second')];
  const index = indexOf(first);
  expect(index.slugs).toEqual(['faust']);
  expect(index.tree.has('first')).toBe(true);
  expect(indexOf(second).slugs).toEqual(['nerven']);
  expect(indexOf(first)).toBe(index);
});

test('the index that a build has put down is opened and not made', async () => {
  const { house, indexOf } = await load();
  const [own, built] = [house(['faust'], 'own'), house(['nerven'], 'built')];
  recalled.mockReturnValue({ ...indexOf(built), tree: undefined });
  const index = indexOf(own);
  expect(recalled).toHaveBeenLastCalledWith(own, 'search');
  expect(index.slugs).toEqual(['nerven']);
  expect(index.tree.has('built')).toBe(true);
});

describe('while somebody writes', () => {
  const many = Array.from({ length: 2001 }, (_, number) => `film-${number}`);
  const few = many.slice(1);
  const others = [...few, 'film-other'];

  test('a large house keeps one index as long as it has the same films', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const { house, indexOf } = await load();
    indexOf(house(many, 'first'));
    const later = indexOf(house(many, 'second'));
    expect([later.tree.has('first'), later.tree.has('second')]).toEqual([true, false]);
    expect(indexOf(house([...many, 'more'], 'third')).tree.has('third')).toBe(true);
    expect(indexOf(house(many, 'fourth')).tree.has('fourth')).toBe(true);
    expect(indexOf(house(others, 'fifth')).slugs).toEqual(others);
  });

  test('a house of two thousand films has a new one for each change, until it has more', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const { house, indexOf } = await load();
    indexOf(house(few, 'first'));
    expect(indexOf(house(few, 'second')).tree.has('second')).toBe(true);
    expect(indexOf(house(many, 'third')).tree.has('third')).toBe(true);
    expect(indexOf(house(many, 'fourth')).tree.has('third')).toBe(true);
  });

  test('and only then one index stands for another state', async () => {
    const { house, indexOf } = await load();
    indexOf(house(many, 'first'));
    vi.stubEnv('NODE_ENV', 'development');
    expect(indexOf(house(many, 'second')).tree.has('second')).toBe(true);
    vi.stubEnv('NODE_ENV', 'test');
    expect(indexOf(house(many, 'third')).tree.has('third')).toBe(true);
  });
});
