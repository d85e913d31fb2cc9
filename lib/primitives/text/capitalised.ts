/** The text with an upper-case first letter. */
export function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}
