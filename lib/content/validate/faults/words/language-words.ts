/** One thing of a list: “person of the crew”. */
export type Item = { noun: string; gender?: 'm' | 'f' | 'n' };

/** The words in which editors of one language are told of faults; visitors' stand in `messages/`. */
export type EditorsWords = {
  /** Under the English sentence, with the same holes. */
  sentences: Record<string, string>;
  /** What a list has in it, by the list's name. */
  items: Record<string, Item>;
  /** Of a list that nobody has named here. */
  itemOf(list: string): Item;
  /** “the second person of the crew”, counted from 1. */
  item(item: Item, place: number): string;
  /** The same after what it holds: “of the second person of the crew”. */
  ofItem(item: Item, place: number): string;
};
