import { listTexts } from '../edit-yaml';
import type { Step } from '../step';
import { replaceTexts } from './replace-texts';

/** Moves files from the software's `public` folder to the content's media folder. */
export const bringMedia: Step = ({ path, text }, { readPublic }) => {
  if (!/^(?:films|shop)\//.test(path)) return undefined;
  const files: { path: string; body: Buffer }[] = [];
  const moved = listTexts(text).flatMap((found) => {
    const { keys, value } = found;
    const isAddress = ['src', 'poster'].includes(keys.at(-1) ?? '');
    if (!isAddress || !/^\/(?!\/|media\/)/.test(value)) return [];
    const body = readPublic(value);
    if (!body) return [];
    files.push({ path: `media${value}`, body });
    return [{ ...found, to: `/media${value}` }];
  });
  const said = moved.map(({ value, to }) => ({
    text: '{from} is {to} now; the file has been copied from public',
    values: { from: value, to },
  }));
  return replaceTexts(text, moved, said, files);
};
