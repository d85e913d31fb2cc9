import { mix } from '@/lib/colour/mix';
import { nearestTone } from '@/lib/colour/nearest-tone';
import type { RawColours } from '../schema/theme';
import { isDark, readsOn } from './readable';
import type { Colours } from './theme';

/**
 * The colours that an editor has written and those that follow: from paper and ink where one of them is the house's
 * own, or else from `base`, in the tone in which they can be read.
 */
export function completeColours(written: RawColours, base: Colours): Colours {
  const paper = written.paper ?? base.paper;
  const ink = written.ink ?? inkFor(paper, base.ink);
  const isOwn = paper !== base.paper || ink !== base.ink;
  const raised = written.raised ?? (isOwn ? mix(paper, ink, 0.055) : base.raised);
  const readable = (colour: string) =>
    nearestTone(colour, readsOn([paper, raised])) ?? nearestTone(colour, readsOn([paper])) ?? ink;
  return {
    ...{ paper, raised, ink },
    muted: written.muted ?? readable(isOwn ? mix(ink, paper, 0.3) : base.muted),
    line: written.line ?? (isOwn ? mix(paper, ink, 0.2) : base.line),
    accent: written.accent ?? readable(base.accent),
    // What can be read on the paper bears what is on the paper's side.
    onAccent: isDark(paper) ? paper : '#ffffff',
  };
}

function inkFor(paper: string, usual: string): string {
  if (readsOn([paper])(usual)) return usual;
  return isDark(paper) ? '#f3f2ed' : '#111111';
}
