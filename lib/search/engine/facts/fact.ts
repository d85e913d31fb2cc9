import type { DiscKind } from '@/lib/catalog/films/discs-of';
import type { ScreenedWhen } from '../screened-when';

/** A condition that a visitor put into words: `moins de 20 minutes`. */
export type Fact =
  /** The site shows it at this moment. */
  | { kind: 'offered' }
  /** The same, with advertisements or without. */
  | { kind: 'ads'; ads: boolean }
  /** Both years belong to it. */
  | { kind: 'years'; from: number; until: number }
  /** Minutes, `from` inclusive, `until` exclusive. */
  | { kind: 'runtime'; from: number; until: number }
  /** The shop has something of it, or has it on disc: of one kind, or of any. */
  | { kind: 'shop' }
  | { kind: 'disc'; disc?: DiscKind }
  /** It is shown in a cinema. */
  | { kind: 'screened'; when: ScreenedWhen }
  /** A value of a facet, or that it has none of it where none is named. */
  | { kind: 'subtitles' | 'language'; values: readonly string[] }
  /** It has another one not. */
  | { kind: 'not'; fact: Fact };
