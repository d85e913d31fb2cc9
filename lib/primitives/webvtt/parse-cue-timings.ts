const timestamp = String.raw`((?:\d+:)?\d\d:\d\d\.\d{3})`;
const space = String.raw`[ \t\f]*`;
const line = new RegExp(`^${space}${timestamp}${space}-->${space}${timestamp}(?!\\d)`);

/** Start and end of a cue in seconds. */
export type CueTimings = { startTime: number; endTime: number };

/** Parses `00:01.000 --> 00:02.000`, ignoring cue settings; `undefined` for other lines. */
export function parseCueTimings(text: string): CueTimings | undefined {
  const [, start, end] = line.exec(text) ?? [];
  const startTime = parseTimestamp(start);
  const endTime = parseTimestamp(end);
  if (startTime === undefined || endTime === undefined) return undefined;
  return { startTime, endTime };
}

/** Sums integer milliseconds first, so that 59.999 stays exact. */
function parseTimestamp(text = ''): number | undefined {
  const [milliseconds, seconds, minutes, hours = 0] = text.split(/[:.]/).reverse().map(Number);
  if (milliseconds === undefined || seconds === undefined || minutes === undefined)
    return undefined;
  if (minutes > 59 || seconds > 59) return undefined;
  return (((hours * 60 + minutes) * 60 + seconds) * 1000 + milliseconds) / 1000;
}
