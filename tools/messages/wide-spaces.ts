import { flatten, type MessageTree } from './message-parity';

/** An ordinary space where French typography requires a narrow no-break space. `::` begins an ICU skeleton. */
const wide = /(?<=\S) (?=[:;!?»](?!:))|(?<=[\d}]) (?=%)|« /;

/** One sentence for each French message with an ordinary space before double punctuation or inside quotation marks. */
export function findWideSpaces(french: MessageTree, folder = 'messages'): string[] {
  return flatten(french)
    .filter(([, text]) => wide.test(text))
    .map(([key]) => `${key}: an ordinary space in ${folder}/fr.json where U+202F belongs`);
}
