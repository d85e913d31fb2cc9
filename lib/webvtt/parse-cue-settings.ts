/** How a cue lies on the picture (WebVTT, “parse the WebVTT cue settings”). Percentages are 0 to 100. */
export type CueSettings = {
  /** Id of a region that the file defines. */
  region: string | null;
  vertical: '' | 'rl' | 'lr';
  line: number | 'auto';
  /** Whether `line` counts lines (true) or per cent (false). */
  snapToLines: boolean;
  lineAlign: 'start' | 'center' | 'end';
  position: number | 'auto';
  positionAlign: 'auto' | 'line-left' | 'center' | 'line-right';
  size: number;
  align: 'start' | 'center' | 'end' | 'left' | 'right';
};

const defaults: CueSettings = {
  region: null,
  vertical: '',
  line: 'auto',
  snapToLines: true,
  lineAlign: 'start',
  position: 'auto',
  positionAlign: 'auto',
  size: 100,
  align: 'center',
};

/** What follows the times of a cue. A setting that is not understood leaves what was there before. */
export function parseCueSettings(text: string, regions: ReadonlySet<string>): CueSettings {
  const settings = { ...defaults };
  for (const [name, value] of splitSettings(text)) readSetting(settings, name, value, regions);
  const { region, vertical, line, size } = settings;
  const boxed = vertical === '' && line === 'auto' && size === 100;
  return { ...settings, region: boxed ? region : null };
}

/** The `name:value` pairs of a line of settings. */
export function splitSettings(text: string): [name: string, value: string][] {
  return text
    .split(/[ \t\f\n]+/)
    .map((pair): [string, string] => {
      const colon = pair.indexOf(':');
      return [pair.slice(0, Math.max(colon, 0)), pair.slice(colon + 1)];
    })
    .filter(([name, value]) => name && value);
}

function readSetting(
  settings: CueSettings,
  name: string,
  value: string,
  regions: ReadonlySet<string>,
) {
  if (name === 'region') settings.region = regions.has(value) ? value : null;
  if (name === 'vertical') settings.vertical = oneOf(['rl', 'lr'], value) ?? settings.vertical;
  if (name === 'size') settings.size = percentage(value) ?? settings.size;
  if (name === 'align') {
    const known = ['start', 'center', 'end', 'left', 'right'] as const;
    settings.align = oneOf(known, value) ?? settings.align;
  }
  if (name === 'line') readLine(settings, value);
  if (name === 'position') readPosition(settings, value);
}

function readLine(settings: CueSettings, value: string) {
  const [place, align] = splitAlign(value);
  const inPercent = place.endsWith('%');
  const line = inPercent ? percentage(place) : decimal(place);
  if (line === undefined) return;
  settings.line = line;
  settings.snapToLines = !inPercent;
  settings.lineAlign = oneOf(['start', 'center', 'end'], align) ?? settings.lineAlign;
}

function readPosition(settings: CueSettings, value: string) {
  const [place, align] = splitAlign(value);
  const position = percentage(place);
  if (position === undefined) return;
  settings.position = position;
  const known = ['line-left', 'center', 'line-right'] as const;
  settings.positionAlign = oneOf(known, align) ?? settings.positionAlign;
}

function splitAlign(value: string): [place: string, align: string] {
  const comma = value.indexOf(',');
  return comma < 0 ? [value, ''] : [value.slice(0, comma), value.slice(comma + 1)];
}

function oneOf<T extends string>(known: readonly T[], value: string): T | undefined {
  return known.find((item) => item === value);
}

/** `+ 0` makes 0 of -0; a number too large to hold is none. */
function decimal(text: string): number | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return undefined;
  const number = Number(text) + 0;
  return Number.isFinite(number) ? number : undefined;
}

function percentage(text: string): number | undefined {
  const number = /^\d.*%$/.test(text) ? decimal(text.slice(0, -1)) : undefined;
  return number !== undefined && number <= 100 ? number : undefined;
}
