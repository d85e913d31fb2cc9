import { keepAlways } from './keep-once';
import type { Library } from './raw-library';
import type { Theme } from './theme';

/** Reads and validates the house's files. Pages know it by this type alone: what serves a build needs no validator. */
export type ContentSource = {
  /** The content as it is out at a moment (ms since 1970). @throws ContentError where it cannot be published */
  readLibrary: (at: number) => Library;
  readTheme: () => Theme;
  /** What differs once the files have changed. */
  stateOfLibrary: () => string;
  stateOfTheme: () => string;
};

const shelf = keepAlways('source', (): { source?: ContentSource } => ({}));

/** Called by what runs without a build: development, commands, tests (lib/content/validate/provide.ts). */
export function provideContent(source: ContentSource): void {
  shelf.source = source;
}

/** @throws where there is neither a build nor anything that reads files */
export function contentSource(): ContentSource {
  if (shelf.source) return shelf.source;
  throw new Error('There is no build here to read content from: npm run build makes one');
}
