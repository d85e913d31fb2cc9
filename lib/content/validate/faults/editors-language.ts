export const editorsLanguages = ['fr', 'de', 'en'] as const;
export type EditorsLanguage = (typeof editorsLanguages)[number];

type Environment = Record<string, string | undefined>;

/**
 * The language of messages for editors: the `--lang` argument, or else the computer's language; English if that is not
 * supported.
 */
export function editorsLanguage(
  environment: Environment = process.env,
  argv: readonly string[] = process.argv,
): EditorsLanguage {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const [spoken = ''] = [askedFor(argv), LC_ALL, LC_MESSAGES, LANG].filter(Boolean);
  const language = spoken.toLowerCase().split(/[-_.@]/)[0];
  return editorsLanguages.find((known) => known === language) ?? 'en';
}

/** `--lang de` or `--lang=de`. */
function askedFor(argv: readonly string[]): string | undefined {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  return argv[at]?.split('=')[1] ?? (at < 0 ? undefined : argv[at + 1]);
}

/** The arguments without the language option. */
export function withoutLanguage(words: readonly string[]): string[] {
  return words.filter(
    (word, at) => !word.startsWith('--lang=') && word !== '--lang' && words[at - 1] !== '--lang',
  );
}
