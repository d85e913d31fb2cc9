/**
 * Names of the arguments and tags of an ICU message, sorted: `{count, plural, one {# Film} …}` and
 * `<b>…</b>` give `<b>`, `count`. Braces open an argument at even depths, a text at odd ones.
 */
export function listArguments(message: string): string[] {
  const names = new Set<string>();
  let depth = 0;
  for (const [sign, argument, tag] of message.matchAll(/\{\s*([\w-]*)|\}|<(\w+)/g)) {
    if (tag) names.add(`<${tag}>`);
    else if (sign === '}') depth -= 1;
    else if (depth++ % 2 === 0 && argument) names.add(argument);
  }
  return [...names].sort();
}
