import { IntlMessageFormat } from 'intl-messageformat';
import { own } from '@/lib/primitives/text/own';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import { type EditorsLanguage, editorsLanguage } from './editors-language';

/**
 * A message for editors: an ICU message in English, which is also its key in `../messages`. Those files contain the
 * translations, and English versions that are longer than the schema's. Without an entry the key itself is used.
 */
export type Sentence = string | Said;
/** Texts and numbers are inserted unchanged; nested messages are formatted in the same language. */
export type Said = { text: string; values: Values };
type Values = Record<string, string | number | Said>;

const messages = { fr, de, en };

/** Converts a message for use as a value of another one. */
export function asSaid(sentence: Sentence): Said {
  return typeof sentence === 'string' ? { text: sentence, values: {} } : sentence;
}

/** Formats a message in one language. */
export function saySentence(sentence: Sentence, language = editorsLanguage()): string {
  const { text, values } = asSaid(sentence);
  const message = own<string>(messages[language].sentences, text);
  if (message === undefined && Object.keys(values).length === 0) return text;
  return format(message ?? text, values, language);
}

/**
 * Formats the position in a list, counted from 1: “the second person of the crew”.
 * @param form `ofItem` after its part: “of the second person of the crew”
 */
export function sayItem(
  { list, place }: { list: string; place: number },
  form: 'item' | 'ofItem',
  language: EditorsLanguage,
): string {
  const { nouns, genders, forms } = messages[language];
  const [gender = 'm'] = Object.entries<string[]>(genders).flatMap(([name, lists]) =>
    lists.includes(list) ? name : [],
  );
  const noun = own<string>(nouns, list) ?? format(forms.entry, { list }, language);
  const ordinal = format(forms.ordinal, { place, gender }, language);
  return format(forms[form], { ordinal, noun, gender, place }, language);
}

function format(message: string, values: Values, language: EditorsLanguage): string {
  const said = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? saySentence(value, language) : value,
  ]);
  const { format } = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  return String(format(Object.fromEntries(said)));
}
