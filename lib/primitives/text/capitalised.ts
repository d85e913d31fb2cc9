/** With its first letter as a name has it: the words that stand beside it begin so. */
export function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}
