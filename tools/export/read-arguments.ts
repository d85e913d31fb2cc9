export type Wish = {
  folder: string;
  /** Films and sound too, which are large. */
  withMedia: boolean;
};

export const usage = `npm run export -- <folder> [--media]

Writes a mirror of the built site into a folder that is new or empty: <folder>/site for any static host,
<folder>/nginx.conf for an nginx, <folder>/media.json, the list of the house's media. --media copies films
and sound as well; without it they are listed only.`;

/** @throws a sentence that says what is wrong */
export function readArguments(args: readonly string[]): Wish {
  const options = args.filter((word) => word.startsWith('-'));
  const [folder, ...more] = args.filter((word) => !word.startsWith('-'));
  const unknown = options.find((option) => option !== '--media');
  if (unknown) throw new Error(`There is no option ${unknown}.\n\n${usage}`);
  if (!folder || more.length > 0) throw new Error(`One folder is wanted.\n\n${usage}`);
  return { folder, withMedia: options.includes('--media') };
}
