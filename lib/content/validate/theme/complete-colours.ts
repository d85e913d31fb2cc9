import { mix } from '@/lib/colour/mix';
import { nearestTone } from '@/lib/colour/nearest-tone';
import { isDark, readsOn } from '@/lib/colour/readable';
import type { RawColours } from '../../schema/theme';
import type { Colours } from '../../store/theme';
import { defaultDark, defaultLight } from './default-theme';

/**
 * The colours that an editor has written and those that follow: from paper and ink where one of them is the house's
 * own, or else from `base`, in the tone in which they can be read.
 */
export function completeColours(written: RawColours, base: Colours): Colours {
  const paper = written.paper ?? base.paper;
  const ink = written.ink ?? inkFor(paper);
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

/** The ink of the usual look by day or by night; on a paper between both it is nearer to black or white. */
function inkFor(paper: string): string {
  const { ink } = isDark(paper) ? defaultDark : defaultLight;
  return nearestTone(ink, readsOn([paper])) ?? ink;
}

/** A little of the way from the paper to the ink, and no further than the ink can be read on it. */
function raisedFrom(paper: string, ink: string): string {
  return nearestTone(mix(paper, ink, 0.055), readsOn([ink])) ?? paper;
}
