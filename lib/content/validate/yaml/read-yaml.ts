import { CORE_SCHEMA, load } from 'js-yaml';
import { type Document, isAlias, LineCounter, parseDocument, visit } from 'yaml';
import type { Issue } from '../issue';
import { tooDeep, yamlIssue } from './yaml-issue';

type YamlResult = { value: unknown } | { issues: Issue[] };

/** Deeply nested lists or maps. A few thousand levels overflow the parser's stack, and that error cannot be caught. */
const deepNesting = /(?:-[ \t]+|[[{]\s*){250}/;

/** Parses YAML. Returns its value, or the first syntax error of each line. */
export function readYaml(path: string, text: string): YamlResult {
  const at = text.search(deepNesting);
  if (at >= 0) return { issues: [tooDeepIssue(path, text, at)] };
  return readWithJsYaml(text) ?? readWholeYaml(path, text);
}

/**
 * Syntax that js-yaml reads differently from `yaml`: anchors, aliases, tags, explicit (`? `) or empty (`: `)
 * keys, all of which may be text; numbers with `_`; quotes that span lines or touch a `#`; lists and maps as
 * keys.
 */
const ambiguous =
  /(?:^|[\s[{,])(?:[&*!?](?! )|\? |["'][^"'\n]*$)|(?:^|[[{,])\s*: |\d_|["'\]}]#|[\]}]:/m;

/**
 * Whether a line leaves a bracket open. In a list or map that spans lines, `yaml` requires indentation, js-yaml does
 * not.
 */
function isUnclosed(line: string): boolean {
  const count = (brackets: RegExp) => line.match(brackets)?.length ?? 0;
  return count(/[[{]/g) !== count(/[\]}]/g);
}

/**
 * Parses with js-yaml, which is ten times as fast as `yaml`. js-yaml reports no columns, so invalid
 * or ambiguous text is left to `yaml`.
 */
export function readWithJsYaml(text: string): { value: unknown } | undefined {
  if (ambiguous.test(text) || text.split('\n').some(isUnclosed)) return undefined;
  try {
    return { value: load(text, { schema: CORE_SCHEMA }) ?? null };
  } catch {
    return undefined;
  }
}

function tooDeepIssue(path: string, text: string, at: number): Issue {
  const lines = new LineCounter();
  for (const { index } of text.slice(0, at).matchAll(/^/gm)) lines.addNewLine(index);
  return yamlIssue(path, text, { code: 'RESOURCE_EXHAUSTION', message: '', pos: [at, at] }, lines);
}

const wholeIssue = (path: string, expected: string) => ({
  issues: [{ path, field: 'the file', expected }],
});

/** `yaml` throws on excessive nesting or aliases. */
function readWholeYaml(path: string, text: string): YamlResult {
  const lines = new LineCounter();
  let document: Document.Parsed;
  try {
    document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  } catch {
    return wholeIssue(path, tooDeep);
  }
  if (document.errors.length > 0)
    return {
      issues: firstOfLines(document.errors.map((error) => yamlIssue(path, text, error, lines))),
    };
  const marks = findStrayIndicators(document);
  if (marks.length > 0) {
    const issues = marks.map((at) =>
      yamlIssue(path, text, { code: 'UNEXPECTED_TOKEN', message: '', pos: [at, at] }, lines),
    );
    return { issues: firstOfLines(issues) };
  }
  try {
    return { value: document.toJS({ maxAliasCount: 100 }) };
  } catch {
    return wholeIssue(
      path,
      'aliases (*) that stand for something; these repeat each other without end',
    );
  }
}

/** Keeps only the first error of each line, because the following ones are misleading. */
function firstOfLines(issues: Issue[]): Issue[] {
  const lines = issues.map(({ place }) => place?.line);
  return issues.filter(({ place }, at) => lines.indexOf(place?.line) === at);
}

/**
 * Positions of aliases without an anchor and of unknown tags. These are probably text, such as
 * `*Nosferatu*` and `!Que viva`.
 */
function findStrayIndicators(document: Document.Parsed): number[] {
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
