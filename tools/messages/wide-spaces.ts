import { flatten, type MessageTree } from './message-parity';

/** A blank where French wants its narrow one: a line may end there. `::` begins an ICU skeleton. */
const wide = /(?<=\S) (?=[:;!?»](?!:))|(?<=[\d}]) (?=%)|« /;

/** One sentence for each French message with an ordinary space before a double sign, or inside its quotation marks. */
export function findWideSpaces(french: MessageTree, folder = 'messages'): string[] {
  return flatten(french)
    .filter(([, text]) => wide.test(text))
    .map(([key]) => `${key}: an ordinary space in ${folder}/fr.json where U+202F belongs`);
}
