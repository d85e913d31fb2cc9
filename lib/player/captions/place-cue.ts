import { clamp } from '@/lib/player/clamp';

/** The settings of a cue, as the browser's parser reads them. Positions and sizes in percent. */
export type CueSettings = Pick<
  VTTCue,
  'vertical' | 'snapToLines' | 'line' | 'position' | 'size' | 'align'
> &
  // Chromium lacks these two properties.
  Partial<Pick<VTTCue, 'lineAlign' | 'positionAlign'>>;

/** Position of a cue, in percent of the picture. */
export type CuePlace = {
  /** Share of the free height above the cue: 0 at the top, 100 at the bottom. */
  above: number;
  left: number;
  width: number;
  align: CueSettings['align'];
};

/** Height of a caption line, in percent of the picture's height (WebVTT, 7.1: a font size of 5 % plus line spacing). */
const lineHeight = 5.33;
const lastLine = 100 / lineHeight - 1;

/**
 * Places a cue by its settings (https://www.w3.org/TR/webvtt1/#processing-cue-settings). The vertical position
 * is a share of the free height, so that a cue of several lines or in large letters stays inside the picture.
 * Vertical text is placed as if it had no settings.
 */
export function placeCue(settings: CueSettings): CuePlace {
  const { vertical, position, positionAlign = 'auto', size, align } = settings;
  if (vertical) return { above: 100, left: 0, width: 100, align: 'center' };
  const edge = positionAlign === 'auto' ? edgeOf(align) : positionAlign;
  const anchor = position === 'auto' ? defaultPosition[edge] : position;
  const room = { 'line-left': 100 - anchor, 'line-right': anchor };
  const width = Math.min(size, edge === 'center' ? 2 * Math.min(anchor, 100 - anchor) : room[edge]);
  const before = { 'line-left': 0, center: width / 2, 'line-right': width }[edge];
  return { above: readLine(settings), left: anchor - before, width, align };
}

/** Which edge of a cue is at its `position`; follows from the text alignment. */
function edgeOf(align: CueSettings['align']): Exclude<VTTCue['positionAlign'], 'auto'> {
  if (align === 'center') return 'center';
  return align === 'start' || align === 'left' ? 'line-left' : 'line-right';
}

const defaultPosition = { 'line-left': 0, center: 50, 'line-right': 100 };

function readLine({ line, snapToLines, lineAlign = 'start' }: CueSettings): number {
  if (line === 'auto') return 100;
  if (snapToLines) return share(line < 0 ? lastLine + 1 + line : line, lastLine);
  const before = { start: 0, center: lineHeight / 2, end: lineHeight }[lineAlign];
  return share(line - before, 100 - lineHeight);
}

/** A part as a percentage of a whole, clamped to 0–100. */
const share = (part: number, whole: number) => clamp((100 * part) / whole, 0, 100);
