type MessageTree = { [key: string]: string | MessageTree };

/** Flat keys (`Movie.title`) with their texts. */
function flatten(messages: MessageTree, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] satisfies [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

/** Keys of the messages that a language does not have. */
export function findMissingMessages(reference: MessageTree, own: MessageTree): string[] {
  const texts = new Map(flatten(own));
  return flatten(reference).flatMap(([key]) => (texts.get(key)?.trim() ? [] : [key]));
}

/**
 * Differences between the languages' messages, one sentence each. `trees` are keyed by locale. `isPartial`: a language
 * may lack messages.
 */
export function findParityIssues(
  trees: Record<string, MessageTree>,
  { folder = 'messages', isPartial = false } = {},
): string[] {
  const languages = Object.entries(trees).map(
    ([locale, tree]) => [locale, new Map(flatten(tree))] as const,
  );
  const keys = new Set(languages.flatMap(([, texts]) => [...texts.keys()]));
  return [...keys].flatMap((key) =>
    compareTranslations(
      key,
      languages.map(([locale, texts]) => ({ locale, text: texts.get(key) })),
      { folder, isPartial },
    ),
  );
}

type Translation = { locale: string; text: string | undefined };

function compareTranslations(
  key: string,
  translations: Translation[],
  { folder, isPartial }: { folder: string; isPartial: boolean },
): string[] {
  if (isPartial && translations.some(({ text }) => !text?.trim())) return [];
  const issues = translations.flatMap(({ locale, text }) => {
    if (text === undefined) return [`${key}: missing in ${folder}/${locale}.json`];
    return text.trim() ? [] : [`${key}: empty in ${folder}/${locale}.json`];
  });
  if (issues.length > 0) return issues;
  const argumentLists = translations.map(({ locale, text = '' }) => ({
    locale,
    list: listArguments(text).join(),
  }));
  if (new Set(argumentLists.map(({ list }) => list)).size <= 1) return [];
  const each = argumentLists.map(
    ({ locale, list }) => `${locale} has (${list.replaceAll(',', ', ')})`,
  );
  return [`${key}: arguments differ: ${each.join(', ')}`];
}

/**
 * Sorted names of the arguments and tags of an ICU message: `{count, plural, one {# Film} …}` and `<b>…</b>` give
 * `<b>`, `count`. A brace opens an argument at even depths and a text at odd ones.
 */
function listArguments(message: string): string[] {
  const names = new Set<string>();
  let depth = 0;
  for (const [sign, argument, tag] of message.matchAll(/\{\s*([\w-]*)|\}|<(\w+)/g)) {
    if (tag) names.add(`<${tag}>`);
    else if (sign === '}') depth -= 1;
    else if (depth++ % 2 === 0 && argument) names.add(argument);
  }
  return [...names].sort();
}

/** An ordinary space where French typography requires a narrow no-break space. `::` begins an ICU skeleton. */
const missingNarrowSpace = /(?<=\S) (?=[:;!?»](?!:))|(?<=[\d}]) (?=%)|« /;

/** One sentence for each French message with an ordinary space before double punctuation or inside quotation marks. */
export function findWideSpaces(french: MessageTree, folder = 'messages'): string[] {
  return flatten(french)
    .filter(([, text]) => missingNarrowSpace.test(text))
    .map(([key]) => `${key}: an ordinary space in ${folder}/fr.json where U+202F belongs`);
}
