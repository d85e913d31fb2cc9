import { stacks } from './floors';

/** The room of a file: `lib/films` of `lib/films/search/hit.ts`, `app` of all pages, a file at the root itself. */
export function roomOf(file: string): string {
  const [house = '', room] = file.split('/');
  return room === undefined || house === 'app' ? house : `${house}/${room}`;
}

const floorOf = (stack: (typeof stacks)[number], room: string) =>
  stack.findIndex((floor) => floor.includes(room));

/** Why a file may not import another, both from the root of the project; `undefined` where it may. */
export function judgeImport(from: string, to: string): string | undefined {
  const [importer, imported] = [roomOf(from), roomOf(to)];
  if (importer === imported) return undefined;
  const unplaced = [importer, imported].find((room) =>
    stacks.every((stack) => floorOf(stack, room) < 0),
  );
  if (unplaced) return `${unplaced} has no floor: give it one in tools/floors/floors.ts`;
  const descends = stacks.some(
    (stack) => floorOf(stack, importer) >= 0 && floorOf(stack, importer) < floorOf(stack, imported),
  );
  return descends ? undefined : `${imported} does not stand below ${importer}`;
}
