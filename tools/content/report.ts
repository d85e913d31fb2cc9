import { chosenHouse } from '@/lib/content/house.mjs';
import { loadLibrary } from '@/lib/content/load-library';
import { findMissingTranslations } from './missing-translations';

/** `npm run content:report`: what the editors still owe, translations first, then open questions. */
const house = chosenHouse();
const library = loadLibrary(house);
const gaps = findMissingTranslations(library, house);
const notes = [...library.films].filter(([, { editorNote }]) => editorNote);

const lines = [
  `Not translated yet: ${gaps.length}`,
  ...gaps.map(({ path, field, missing }) => `  ${path}: ${field} in ${missing}`),
  `Editors' notes: ${notes.length}`,
  ...notes.map(([slug, { editorNote }]) => `  ${house}/films/${slug}.yaml: ${editorNote}`),
];
process.stdout.write(`${lines.join('\n')}\n`);
