import { IntlMessageFormat } from 'intl-messageformat';
import { getOwn } from '@/lib/primitives/json';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };

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
  const [spoken = ''] = [languageOption(argv), LC_ALL, LC_MESSAGES, LANG].filter(Boolean);
  const language = spoken.toLowerCase().split(/[-_.@]/)[0];
  return toEditorsLanguage(language);
}

/** The language itself if there are messages for editors in it, else English. */
export function toEditorsLanguage(language: string | undefined): EditorsLanguage {
  return editorsLanguages.find((supported) => supported === language) ?? 'en';
}

/** `--lang de` or `--lang=de`. */
function languageOption(argv: readonly string[]): string | undefined {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  return argv[at]?.split('=')[1] ?? (at < 0 ? undefined : argv[at + 1]);
}

/** The arguments without the language option. */
export function withoutLanguage(words: readonly string[]): string[] {
  return words.filter(
    (word, at) => !word.startsWith('--lang=') && word !== '--lang' && words[at - 1] !== '--lang',
  );
}

/**
 * A message for editors: an ICU message in English, which is also its key in `../messages`. Those
 * files contain the translations, and English messages that differ from their key, such as plurals.
 * Without an entry the key itself is used.
 */
export type Sentence = string | SentenceTemplate;
/**
 * A message with values. Texts and numbers are inserted unchanged; nested messages are formatted in the language of
 * the message.
 */
export type SentenceTemplate = { text: string; values: Values };
type Values = Record<string, string | number | SentenceTemplate>;

/** A message with values. */
export const template = (text: string, values: Values): SentenceTemplate => ({ text, values });

const messages = { fr, de, en };

/** Converts a message for use as a value of another one. */
export function toTemplate(sentence: Sentence): SentenceTemplate {
  return typeof sentence === 'string' ? { text: sentence, values: {} } : sentence;
}

/** Formats a message in one language. */
export function formatSentence(sentence: Sentence, language = editorsLanguage()): string {
  const { text, values } = toTemplate(sentence);
  const message = getOwn<string>(messages[language].sentences, text);
  if (message === undefined && Object.keys(values).length === 0) return text;
  return format(message ?? text, values, language);
}

/**
 * Formats the position in a list, counted from 1: “the second person of the crew”.
 * @param form `ofItem` for a phrase that follows the name of a field: “of the second person of the crew”
 */
export function formatListItem(
  { list, place }: { list: string; place: number },
  form: 'item' | 'ofItem',
  language: EditorsLanguage,
): string {
  const { nouns, genders, forms } = messages[language];
  const [gender = 'm'] = Object.entries<string[]>(genders).flatMap(([name, lists]) =>
    lists.includes(list) ? name : [],
  );
  const noun = getOwn<string>(nouns, list) ?? format(forms.entry, { list }, language);
  const ordinal = format(forms.ordinal, { place, gender }, language);
  return format(forms[form], { ordinal, noun, gender, place }, language);
}

function format(message: string, values: Values, language: EditorsLanguage): string {
  const formatted = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? formatSentence(value, language) : value,
  ]);
  const { format } = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  return String(format(Object.fromEntries(formatted)));
}
