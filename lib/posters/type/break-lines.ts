/** Articles and prepositions that should not end a line. */
const leaning =
  /^(l[ae]s?|une?|d[eu]s?|[àa]|en|au|aux|et|sur|sans|d[eai][rsnm]|einer?|im|am|und|von|vom|zu[mr]?|in|bis|dans|pour|par|soit|qui|que|ein|kein|the|an|of|on|el|los|y|e|il|di|st|saint|dr\.?|mr\.?|ich|je|ne)$/i;

/** Penalty for the end of a line, 0 for none. */
export function endPenalty(line: string): number {
  const last = line.split(' ').at(-1) ?? '';
  if (leaning.test(last)) return 1;
  return /[,:;–—]$/.test(last) ? -0.5 : 0;
}

/** All ways to break a title into one to `most` lines. A dash stays with the word before it. */
export function breakings(title: string, most: number): string[][] {
  const words = title
    .replace(/ (?=[–—:;!?])/g, '\u00a0')
    .split(' ')
    .filter(Boolean);
  return split(words, most).map((lines) =>
    lines.map((line) => line.join(' ').replaceAll('\u00a0', ' ')),
  );
}

function split(words: string[], most: number): string[][][] {
  const ways: string[][][] = [[words]];
  if (most === 1) return ways;
  for (let at = 1; at < words.length; at++) {
    const first = words.slice(0, at);
    for (const rest of split(words.slice(at), most - 1)) ways.push([first, ...rest]);
  }
  return ways;
}
