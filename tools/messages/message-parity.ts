import { listArguments } from './list-arguments';

export type MessageTree = { [key: string]: string | MessageTree };

/** Flat keys (`Movie.title`) with their texts. */
function flatten(messages: MessageTree, above = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[above + key, value] satisfies [string, string]]
      : flatten(value, `${above}${key}.`),
  );
}

/** One sentence for each way in which two languages' messages do not say the same. */
export function findParityFaults(trees: { fr: MessageTree; de: MessageTree }): string[] {
  const [fr, de] = [new Map(flatten(trees.fr)), new Map(flatten(trees.de))];
  return [...new Set([...fr.keys(), ...de.keys()])].flatMap((key) => {
    const [french, german] = [fr.get(key), de.get(key)];
    if (french === undefined) return [`${key}: missing in messages/fr.json`];
    if (german === undefined) return [`${key}: missing in messages/de.json`];
    const empty = [!french.trim() && 'fr', !german.trim() && 'de'].filter(Boolean);
    if (empty.length > 0) return empty.map((locale) => `${key}: empty in messages/${locale}.json`);
    const [inFrench, inGerman] = [french, german].map((text) => listArguments(text).join(', '));
    return inFrench === inGerman
      ? []
      : [`${key}: arguments differ: fr has (${inFrench}), de has (${inGerman})`];
  });
}
