import type { BuiltFile } from '../routes/routes';

/** How a request is answered. */
export type Answer =
  /** `isKept`: a cache may store it under this address. */
  | { kind: 'built'; file: BuiltFile; isHome: boolean; isKept: boolean }
  /** `isBuilt`: Next answers from the build (a payload that was not built). */
  | { kind: 'next'; isBuilt: boolean; isKept: boolean }
  /** Next renders it per request; `isKept` as above. */
  | { kind: 'rendered'; isKept: boolean }
  /** One of Next's chunks with a content hash in its name. */
  | { kind: 'chunk'; file: BuiltFile }
  /** A file of `public`, by its path. */
  | { kind: 'public'; path: string }
  /** Redirect: to the correct payload address (307), or to the visitor's home page (302). */
  | { kind: 'moved'; status: 302 | 307; location: string; isHome: boolean }
  /** Rendered by Next for each visitor, for any method (`lib/server/uncached`). */
  | { kind: 'live' }
  | { kind: 'unknown-locale' | 'not-found' | 'not-allowed' };
