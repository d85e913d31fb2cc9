import { listTexts } from '../edit-yaml';
import type { Step } from '../step';
import { replaceTexts } from './replace-texts';

/** The public address must be an origin, so trailing slashes are removed. */
export const trimAddress: Step = ({ path, text }) => {
  if (path !== 'site.yaml') return undefined;
  const url = listTexts(text).find(({ keys }) => keys.join('.') === 'url');
  const trimmed = url?.value.replace(/\/+$/, '');
  if (!url || trimmed === undefined || trimmed === url.value) return undefined;
  const said = { text: '“url” is {url} now, without a slash at its end', values: { url: trimmed } };
  return replaceTexts(text, [{ ...url, to: trimmed }], [said]);
};
