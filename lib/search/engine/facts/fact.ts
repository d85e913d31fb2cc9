import type { DiscKind } from '@/lib/catalog/films/disc-stock';
import type { ScreeningTime } from '../screenings';

/** A condition expressed in the search text, e.g. `moins de 20 minutes`. */
export type Fact =
  /** The site shows the film now. */
  | { kind: 'offered' }
  /** The site shows the film now, with or without ads. */
  | { kind: 'ads'; ads: boolean }
  /** Both years inclusive. */
  | { kind: 'years'; from: number; until: number }
  /** Minutes; `from` inclusive, `until` exclusive. */
  | { kind: 'runtime'; from: number; until: number }
  /**
   * `shop`: the shop has an article about the film. `disc`: it has a disc of it in stock, of one
   * kind or of any.
   */
  | { kind: 'shop' }
  | { kind: 'disc'; disc?: DiscKind }
  /** The film is shown in a cinema. */
  | { kind: 'screened'; when: ScreeningTime }
  /** The film is for children, or for a child of an age in years. */
  | { kind: 'children'; age?: number }
  /** The film has one of the values; with an empty list, it has no value in this facet. */
  | { kind: 'subtitles' | 'language'; values: readonly string[] }
  /** Negation of another fact. */
  | { kind: 'not'; fact: Fact };

/**
 * A pattern for folded text, and a function from its groups to a fact. Missing groups are empty strings;
 * arguments after the groups have no meaning.
 */
export type FactPattern = readonly [pattern: string, read: (...groups: string[]) => Fact];
