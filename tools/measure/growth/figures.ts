import type { BuildFigures } from './measure-build';
import type { ServingFigures } from './measure-serving';

/** What a house of so many films takes. */
export type Figures = {
  films: number;
  build: BuildFigures;
  /** Of the build, MB. */
  disk: number;
  serving: ServingFigures;
};

/** A line for each. */
export function describeFigures({ films, build, disk, serving }: Figures): string {
  const { first, page, picture, memory } = serving;
  const whole = (value: number) => String(Math.round(value));
  return [
    `${films} films`,
    `  build           ${whole(build.clock)} s, of processors ${whole(build.processor)} s, ${whole(build.memory)} MB at most, ${whole(disk)} MB of disk`,
    `  first answer    ${whole(first)} ms after the start`,
    `  never asked for ${whole(page)} ms a film's page at most, ${whole(picture)} ms a picture`,
    `  serving         ${whole(memory.visited)} MB, ${whole(memory.walked)} MB after a walk\n`,
  ].join('\n');
}
