/** What is at fault where it is no single field. */
export const wholes: ReadonlySet<string> = new Set([
  'the file',
  'the name',
  'the folder',
  'the house',
  'a name',
]);
