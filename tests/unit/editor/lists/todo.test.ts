import { expect, test } from 'vitest';
import { loadUnfilteredLibrary } from '@/lib/content/validate/load-library';
import { foldTasks, groupTasks, listTasks, sortOf } from '@/lib/editor/lists/todo';

test('the tasks name what is missing, what ends soon and films in no collection, each with its field', () => {
  const library = loadUnfilteredLibrary();
  const [[slug, film] = [], [alone] = []] = [...library.films];
  if (!slug || !film || !alone) throw new Error('no films');
  const until = '2026-12-20T22:00:00.000Z';
  const tasksAt = (now: string) => {
    const films = new Map(library.films).set(slug, { ...film, vod: { ads: false, until } });
    return listTasks({ ...library, films, collections: new Map() }, new Date(now));
  };
  const entry = { kind: 'film', slug };
  const ending = { is: 'ending', path: `films/${slug}.yaml`, entry, field: 'vod.until', until };
  expect(tasksAt('2026-11-28T09:00:00.000Z')).toContainEqual(ending);
  for (const now of ['2026-11-01T09:00:00.000Z', '2026-12-21T09:00:00.000Z'])
    expect(tasksAt(now)).not.toContainEqual(ending);
  const tasks = tasksAt('2026-11-28T09:00:00.000Z');
  expect(tasks).toContainEqual(
    expect.objectContaining({ is: 'alone', entry: { kind: 'film', slug: alone } }),
  );
  expect(listTasks(library, new Date(0)).filter(({ is }) => is === 'alone').length).toBeLessThan(
    library.films.size,
  );
  expect(tasks.find(({ is }) => is === 'alt')?.field).toMatch(/alt$/);
  expect(tasks.find(({ is }) => is === 'translation')?.missing).toMatch(/^(?:fr|de)$/);
  const { sorts, rest } = foldTasks(tasks);
  expect([...sorts.flat(), ...rest].length).toBe(tasks.length);
  expect(sorts[0]?.length).toBeGreaterThan(8);
  for (const sort of sorts) expect(new Set(sort.map(sortOf)).size).toBe(1);
  const dead = { path: `films/${slug}.yaml`, field: 'website', url: 'https://a.example/' };
  const link = { ...dead, answer: '404', checkedAt: until } as const;
  const group = groupTasks(listTasks(library, new Date(0), [link])).find(
    ({ path }) => path === dead.path,
  );
  expect(group?.entry).toEqual(entry);
  expect(group?.tasks[0]).toMatchObject({ is: 'link', field: 'website', link });
  expect(group?.tasks.length).toBeGreaterThan(1);
});
