import { processSingleton } from '@/lib/primitives/singleton';
import type { Library } from './raw-library';
import type { Theme } from './theme';

/**
 * Reads and validates the content files. Pages depend on this type only, so that the server of a
 * build needs no validator.
 */
export type ContentSource = {
  /** The content as published at a moment (ms since 1970). @throws ContentError if it is invalid */
  readLibrary: (at: number) => Library;
  readTheme: () => Theme;
  /** A signature of the content files, to detect changes. */
  stateOfLibrary: () => string;
  stateOfTheme: () => string;
};

const registry = processSingleton('source', (): { source?: ContentSource } => ({}));

/**
 * Sets the content source of processes that have no build: development, commands and tests
 * (lib/content/validate/provide.ts).
 */
export function provideContent(source: ContentSource): void {
  registry.source = source;
}

/** @returns the provided source. Callers look for a build first. @throws if no source was provided */
export function contentSource(): ContentSource {
  if (registry.source) return registry.source;
  throw new Error('There is no build here to read content from: npm run build makes one');
}
