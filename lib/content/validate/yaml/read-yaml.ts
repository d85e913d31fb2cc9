import { CORE_SCHEMA, load } from 'js-yaml';
import { type Document, isAlias, LineCounter, parseDocument, visit } from 'yaml';
import type { Fault } from '../fault';
import { tooDeep, yamlFault } from './yaml-fault';

type Read = { value: unknown } | { faults: Fault[] };

/** Lists within lists, opened in a row: some thousands of them end the process within the reader, past any catch. */
const abyss = /(?:-[ \t]+|[[{]\s*){250}/;

/** What a YAML text says, or every place where it is none. */
export function readYaml(path: string, text: string): Read {
  const at = text.search(abyss);
  if (at >= 0) return { faults: [abyssFault(path, text, at)] };
  return readQuickly(text) ?? readWholeYaml(path, text);
}

/**
 * Where js-yaml reads otherwise than `yaml`: anchors, aliases, tags and keys that are named (`? `) or empty (`: `), all of
 * which may be words; numbers with `_`; quotes that do not end in their line or touch a `#`; lists and maps as keys.
 */
const ambiguous =
  /(?:^|[\s[{,])(?:[&*!?](?! )|\? |["'][^"'\n]*$)|(?:^|[[{,])\s*: |\d_|["'\]}]#|[\]}]:/m;

/** Whether brackets of a line close in another one, which `yaml` wants indented and js-yaml does not. */
function leavesOpen(line: string): boolean {
  const count = (brackets: RegExp) => line.match(brackets)?.length ?? 0;
  return count(/[[{]/g) !== count(/[\]}]/g);
}

/**
 * The value of a text, a tenth of the time that `yaml` takes (5 s for 11,000 films). js-yaml tells no columns: what it refuses,
 * and what it might read otherwise, is left to `yaml`.
 */
export function readQuickly(text: string): { value: unknown } | undefined {
  if (ambiguous.test(text) || text.split('\n').some(leavesOpen)) return undefined;
  try {
    return { value: load(text, { schema: CORE_SCHEMA }) ?? null };
  } catch {
    return undefined;
  }
}

function abyssFault(path: string, text: string, at: number): Fault {
  const lines = new LineCounter();
  for (const { index } of text.slice(0, at).matchAll(/^/gm)) lines.addNewLine(index);
  return yamlFault(path, text, { code: 'RESOURCE_EXHAUSTION', message: '', pos: [at, at] }, lines);
}

const wholeFault = (path: string, expected: string) => ({
  faults: [{ path, field: 'the file', expected }],
});

/** Its reader throws at what is nested or repeated beyond all measure. */
function readWholeYaml(path: string, text: string): Read {
  const lines = new LineCounter();
  let document: Document.Parsed;
  try {
    document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  } catch {
    return wholeFault(path, tooDeep);
  }
  if (document.errors.length > 0)
    return {
      faults: firstOfLines(document.errors.map((error) => yamlFault(path, text, error, lines))),
    };
  const marks = strayMarks(document);
  if (marks.length > 0) {
    const faults = marks.map((at) =>
      yamlFault(path, text, { code: 'UNEXPECTED_TOKEN', message: '', pos: [at, at] }, lines),
    );
    return { faults: firstOfLines(faults) };
  }
  try {
    return { value: document.toJS({ maxAliasCount: 100 }) };
  } catch {
    return wholeFault(
      path,
      'aliases (*) that stand for something; these repeat each other without end',
    );
  }
}

/** The reader stumbles on after its first trouble in a line, and what it says then helps nobody. */
function firstOfLines(faults: Fault[]): Fault[] {
  const lines = faults.map(({ place }) => place?.line);
  return faults.filter(({ place }, at) => lines.indexOf(place?.line) === at);
}

/** Where a text begins with a sign that means something to YAML: `*Nosferatu*`, `!Que viva`. */
function strayMarks(document: Document.Parsed): number[] {
  const unknownTags = document.warnings.map(({ pos }) => pos[0]);
  const anchors = new Set<string>();
  const aliases: number[] = [];
  visit(document, {
    Node(_key, node) {
      if (isAlias(node)) {
        if (!anchors.has(node.source)) aliases.push(node.range?.[0] ?? 0);
      } else if (node.anchor) anchors.add(node.anchor);
    },
  });
  return [...unknownTags, ...aliases];
}
