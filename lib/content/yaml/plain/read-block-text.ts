import { indentOf, type Lines } from './lines';
import { giveUp } from './not-plain';

/**
 * Text in lines of its own, after `|` or `>` (`head`), of something that is set in by `outer`; the reading stands
 * at its first line.
 */
export function readBlockText(lines: Lines, head: string, outer: number): string {
  if (!/^[|>]-?$/.test(head)) giveUp();
  const indent = indentOf(lines.all[lines.at] ?? '');
  if (indent <= outer) giveUp();
  const written = takeLines(lines, indent, outer);
  const isStripped = head.endsWith('-');
  // Whether a line that nothing ends has a break is for the whole reader to say.
  if (!isStripped && lines.at >= lines.all.length) giveUp();
  const text = head.startsWith('|') ? written.join('\n') : fold(written);
  return isStripped ? text : `${text}\n`;
}

/** Without the empty lines at the end. */
function takeLines(lines: Lines, indent: number, outer: number): string[] {
  const taken: string[] = [];
  let full = 0;
  for (; lines.at < lines.all.length; lines.at += 1) {
    const line = lines.all[lines.at] ?? '';
    const here = indentOf(line);
    if (here === line.length) {
      if (here > indent) giveUp();
      taken.push('');
      continue;
    }
    if (here <= outer) break;
    if (here < indent) giveUp();
    full = taken.push(line.slice(indent));
  }
  return full === 0 ? giveUp() : taken.slice(0, full);
}

/** Lines of a paragraph are one; each empty line between two of them is a break. */
function fold(lines: string[]): string {
  let text = '';
  let breaks = 0;
  for (const [at, line] of lines.entries()) {
    if (line.startsWith(' ')) giveUp();
    if (line === '') breaks += 1;
    else {
      text += at === 0 ? line : (breaks > 0 ? '\n'.repeat(breaks) : ' ') + line;
      breaks = 0;
    }
  }
  return text;
}
