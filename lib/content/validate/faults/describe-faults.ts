import type { Fault } from '../fault';
import { type EditorsLanguage, editorsLanguage } from './editors-language';
import { nameField } from './name-field';
import { asSaid, type Sentence, saySentence } from './sentence';

/** Formats all issues as one text for editors, by file and position. */
export function describeFaults(faults: Fault[], language = editorsLanguage()): string {
  const files = groupByFile(faults, language);
  return [...files, countOf(faults.length, files.length, language)].join('\n\n');
}

/** Formats warnings in the same way. */
export function describeWarnings(warnings: Fault[], language = editorsLanguage()): string {
  const text = '{count} warnings; they stop nothing.';
  const count = saySentence({ text, values: { count: warnings.length } }, language);
  return [...groupByFile(warnings, language), count].join('\n\n');
}

function groupByFile(faults: Fault[], language: EditorsLanguage): string[] {
  const files = new Map<string, Fault[]>();
  for (const fault of faults) files.set(fault.path, [...(files.get(fault.path) ?? []), fault]);
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([path, inFile]) => [path, ...linesOf(inFile, language)].join('\n'));
}

function linesOf(faults: Fault[], language: EditorsLanguage): string[] {
  const placed = faults.toSorted((one, other) => offset(one) - offset(other));
  return placed.map((fault) => `  ${describeFault(fault, language)}`);
}

/** Sort key: issues of tables have rows, those of other files have places. */
const offset = ({ place, row = 0 }: Fault) => (place ? place.line * 10_000 + place.column : row);

/** Formats one issue: place, found value, expected value, and advice. */
export function describeFault(fault: Fault, language: EditorsLanguage): string {
  const { found, near, advice } = fault;
  const say = (sentence: Sentence) => saySentence(sentence, language);
  const values = {
    field: nameField(fault, language),
    expected: say(fault.expected),
    found: found ? say(found.words) : '',
  };
  const sentences = [
    say({ text: textFor(fault), values }),
    advice && say(filled(advice, found?.source ?? '')),
    near && say({ text: 'Did you mean “{near}”?', values: { near } }),
  ].filter(Boolean);
  return placeOf(fault, say) + sentences.join(' ');
}

function placeOf({ place, row }: Fault, say: (sentence: Sentence) => string): string {
  if (row) return say({ text: 'Row {row}, column ', values: { row } });
  return place ? say({ text: 'Line {line}, column {column}: ', values: place }) : '';
}

function textFor({ found, isName, place, row }: Fault): string {
  if (isName) return '{field}: there is no such name here; expected {expected}.';
  if (found) return '{field}: found {found}; expected {expected}.';
  return place || row ? '{field}: missing; expected {expected}.' : '{field}: expected {expected}.';
}

/** Inserts the found text into the advice. */
function filled(advice: Sentence, source: string): Sentence {
  const { text, values } = asSaid(advice);
  return { text, values: { source, ...values } };
}

function countOf(faults: number, files: number, language: EditorsLanguage): string {
  const text = '{faults} faults in {files} files; nothing is published until that is mended.';
  return saySentence({ text, values: { faults, files } }, language);
}

/** Stops a build: the content is invalid. */
export class ContentError extends Error {
  constructor(readonly faults: Fault[]) {
    super(describeFaults(faults));
    this.name = 'ContentError';
  }
}
