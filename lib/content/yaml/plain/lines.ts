/** The lines of a text and the one that is read. */
export type Lines = { all: string[]; at: number };

export function indentOf(line: string): number {
  let indent = 0;
  while (line[indent] === ' ') indent += 1;
  return indent;
}

/** Goes on to a line that says something, if need be; how far it is set in, or -1 after the last. */
export function nextIndent(lines: Lines): number {
  for (; lines.at < lines.all.length; lines.at += 1) {
    const line = lines.all[lines.at] ?? '';
    const indent = indentOf(line);
    if (indent < line.length && line[indent] !== '#') return indent;
  }
  return -1;
}
