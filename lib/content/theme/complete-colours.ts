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
  const raised = written.raised ?? (isOwn ? raisedFrom(paper, ink) : base.raised);
  const readable = (colour: string) =>
    nearestTone(colour, readsOn([paper, raised])) ?? nearestTone(colour, readsOn([paper])) ?? ink;
  const accent = written.accent ?? readable(base.accent);
  return {
    ...{ paper, raised, ink, accent },
    muted: written.muted ?? readable(isOwn ? mix(ink, paper, 0.3) : base.muted),
    line: written.line ?? (isOwn ? mix(paper, ink, 0.2) : base.line),
    // An accent that can be read on the paper bears it too.
    onAccent: isDark(accent) ? '#ffffff' : paper,
  };
}

/** The usual ink where it can be read; on a paper between light and dark also one that is nearer to black or white. */
function inkFor(paper: string, usual: string): string {
  const isRead = readsOn([paper]);
  if (isRead(usual)) return usual;
  const ink = isDark(paper) ? '#f3f2ed' : '#111111';
  return nearestTone(ink, isRead) ?? ink;
}

/** A little of the way from the paper to the ink, and no further than the ink can be read on it. */
function raisedFrom(paper: string, ink: string): string {
  return nearestTone(mix(paper, ink, 0.055), readsOn([ink])) ?? paper;
}
