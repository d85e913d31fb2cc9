import { stacks, typesOfAll } from './floors';

const rooms = new Set(stacks.flat(2));

/**
 * The room of a file: `lib/films` of `lib/films/search/hit.ts`, `app` of all pages, a file at the root itself; a folder
 * within a room where it has a floor of its own.
 */
export function roomOf(file: string): string {
  const [house = '', room, inner] = file.split('/');
  if (room === undefined || house === 'app') return house;
  const within = `${house}/${room}/${inner}`;
  return rooms.has(within) ? within : `${house}/${room}`;
}

const floorOf = (stack: (typeof stacks)[number], room: string) =>
  stack.findIndex((floor) => floor.includes(room));

/**
 * Why a file may not import another, both from the root of the project; `undefined` where it may.
 * @param isType whether it is an `import type`, of which nothing is left in what runs
 */
export function judgeImport(from: string, to: string, isType = false): string | undefined {
  const [importer, imported] = [roomOf(from), roomOf(to)];
  if (importer === imported || (isType && typesOfAll.includes(imported))) return undefined;
  const unplaced = [importer, imported].find((room) => !rooms.has(room));
  if (unplaced) return `${unplaced} has no floor: give it one in tools/floors/floors.ts`;
  const descends = stacks.some(
    (stack) => floorOf(stack, importer) >= 0 && floorOf(stack, importer) < floorOf(stack, imported),
  );
  return descends ? undefined : `${imported} does not stand below ${importer}`;
}
