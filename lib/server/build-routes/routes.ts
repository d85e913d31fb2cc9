/** A file that the build has written or has left to be rendered on request, with its response headers. */
export type BuiltFile = {
  /** Path below `.next/server/app`. */
  file: string;
  headers: Record<string, string>;
  /** The build has ended in 404 here, such as for news of tomorrow: the file is rendered on request. */
  isAbsent?: true;
};

/**
 * Finds a file of the present content by its path inside Next, as if the build had written it; `undefined` for other
 * paths. Some of these files are built, too.
 */
export type FindUnbuilt = (path: string) => BuiltFile | undefined;

/** Lookups for the routes of a build, by the path inside Next (`/fr/movie/x`). */
export type Routes = {
  built: ReadonlyMap<string, BuiltFile>;
  /** Next's chunks with content hashes in their names; files below `.next/static`. */
  chunks: Pick<ReadonlyMap<string, BuiltFile>, 'get'>;
  /** Files that the build may have left out, by their path inside Next. */
  unbuilt: FindUnbuilt;
  /** Router payloads of built pages, as files below `.next/server/app`. */
  payloads: ReadonlySet<string>;
  /** Suffixes of the payload files of an unbuilt page, by page kind (`movie`). */
  payloadEndings: ReadonlyMap<string, readonly string[]>;
  /** Prerendered pages that Next itself renders again from time to time. */
  revalidated: ReadonlySet<string>;
  /** Routes rendered per request. `localised` routes are below `app/[locale]`. */
  rendered: readonly { pattern: RegExp; localised: boolean }[];
  /** Browser messages of this build, by locale. */
  messages: ReadonlyMap<string, { path: string; file: BuiltFile; isCacheable: boolean }>;
  /** Paths of the files in `public/`. */
  publicFiles: Pick<ReadonlySet<string>, 'has'>;
  /** Whether the site has a `shop.yaml`. Otherwise uncached (`live`) routes are not found. */
  hasShopConfig: boolean;
  /** Request headers that change Next's response for a page. */
  vary: string;
};

/**
 * The suffixes of the payload files of an unbuilt page.
 * @param page path inside Next: `/fr/movie/x`
 */
export function payloadSuffixes(
  { payloadEndings }: Pick<Routes, 'payloadEndings'>,
  page: string,
): readonly string[] {
  return payloadEndings.get(page.split('/')[2] ?? '') ?? [];
}
