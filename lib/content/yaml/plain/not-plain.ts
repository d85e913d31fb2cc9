/** Thrown within this folder where a text goes beyond plain YAML, or may be none: its own reader decides. */
export class NotPlain extends Error {}

export function giveUp(): never {
  throw notPlain;
}

/** One for all: a stack trace for each of thousands of files would cost more than reading them. */
const notPlain = new NotPlain();
