import { contentSource } from './content-source';
import { keepOnce } from './keep-once';
import './source-in-development';
import { readSnapshot } from './snapshot';
import type { Theme } from './theme';

const shelf = keepOnce('theme', (): { kept?: { theme: Theme; state: string } } => ({}));

/** The site's theme: from the build, or from the content files if there is none. */
export function getTheme(): Theme {
  const isServed = process.env.NODE_ENV === 'production';
  const state = isServed ? '' : contentSource().stateOfTheme();
  if (shelf.kept?.state === state) return shelf.kept.theme;
  const stored = isServed ? readSnapshot<Theme>(process.cwd(), 'theme') : undefined;
  const theme = stored ?? contentSource().readTheme();
  shelf.kept = { theme, state };
  return theme;
}
