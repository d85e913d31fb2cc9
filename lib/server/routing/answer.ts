import type { BuiltFile } from '../routes/routes';

/** Who answers a request, and with what. */
export type Answer =
  /** `isKept`: a cache may keep it under this address. */
  | { kind: 'built'; file: BuiltFile; isHome: boolean; isKept: boolean }
  /** `isBuilt`: Next answers from the build as well (a payload that was not built). */
  | { kind: 'next'; isBuilt: boolean; isKept: boolean }
  /** Next renders it for each request; `isKept` as above. */
  | { kind: 'rendered'; isKept: boolean }
  /** A file of Next's that has the hash of its content in its name. */
  | { kind: 'chunk'; file: BuiltFile }
  /** A file of `public`, by its path. */
  | { kind: 'public'; path: string }
  /** The payload that is asked for lies elsewhere (307), or the visitor's home does (302). */
  | { kind: 'moved'; status: 302 | 307; location: string; isHome: boolean }
  /** Made by Next for each visitor, whatever the method (`lib/server/uncached`). */
  | { kind: 'live' }
  | { kind: 'unknown-locale' | 'not-found' | 'not-allowed' };
