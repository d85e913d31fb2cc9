import type { ServedBuild } from '@/tools/build/serve-build';

/** What a fault is provoked on: a site of its own, started for it. */
export type Site = ServedBuild & {
  port: number;
  /** How often it is to be tried: `most` with `--whole`, else a part of it that takes a minute at most. */
  times: (most: number, part: number) => number;
};

export type Finding = {
  /** With its figure, as one reads it: `0 of 200 sockets left`. */
  said: string;
  /** Whether it is as it should be; `undefined` where it could not be tried here. */
  isWell: boolean | undefined;
};

/** One way to break a site, bounded in time and requests, on this machine alone. */
export type Fault = {
  name: string;
  /** Files that the site's process may open; its host's where it is absent. */
  openFiles?: number;
  /** More variables for the site. */
  env?: Record<string, string>;
  provoke: (site: Site) => Promise<Finding>;
};
