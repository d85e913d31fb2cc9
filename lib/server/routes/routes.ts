/** A file that the build has written and that never changes until the next one. */
export type BuiltFile = {
  /** Below `.next/server/app`. */
  file: string;
  headers: Record<string, string>;
};

/** What stands at a path inside Next that the build has left, as if it had written it; `undefined` for all others. */
export type FindUnbuilt = (path: string) => BuiltFile | undefined;

/** What the build answers, by the path it has inside Next (`/fr/movie/x`). */
export type Routes = {
  built: Map<string, BuiltFile>;
  /** Pages that are not there yet, such as news of a day to come: they are built once they have been made anew. */
  waiting: ReadonlyMap<string, BuiltFile>;
  /** Next's own files, which have the hash of their content in their name; below `.next/static`. */
  chunks: Pick<ReadonlyMap<string, BuiltFile>, 'get'>;
  /** What the build has left, by the path it has inside Next. */
  unbuilt: FindUnbuilt;
  /** The router's payloads of built pages, as files below `.next/server/app`. */
  payloads: ReadonlySet<string>;
  /** How the names of the payloads of an unbuilt page end, after its own: by what such pages stand below (`movie`). */
  payloadEndings: ReadonlyMap<string, readonly string[]>;
  /** Prerendered too, but made anew by Next from time to time. */
  revalidated: ReadonlySet<string>;
  /** Routes rendered on demand; `localised` ones stand below `app/[locale]`. */
  rendered: readonly { pattern: RegExp; localised: boolean }[];
  /** By locale: the words for the browser, of this build. */
  messages: ReadonlyMap<string, { path: string; file: BuiltFile; isCacheable: boolean }>;
  /** Paths of the files in `public/`. */
  publicFiles: Pick<ReadonlySet<string>, 'has'>;
  /** Whether the house has a till: else what is `live` is not there. */
  isSelling: boolean;
  /** The request headers that change what Next answers for a page. */
  vary: string;
};
