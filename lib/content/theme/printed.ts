import { black, paper } from '../schema/ink';
import type { RawTheme } from '../schema/theme';

/** The white and the black that a house prints beside its inks. */
export function printed(posters: RawTheme['posters']): { paper: string; black: string } {
  return { paper: posters.paper ?? paper, black: posters.black ?? black };
}
