import { singleton } from '@/lib/primitives/singleton';
import { contentSource } from './content-source';
import './source-in-development';
import { readSnapshot } from './snapshot';
import type { Theme } from './theme';

const cache = singleton('theme', (): { cached?: { theme: Theme; state: string } } => ({}));

/** The site's theme: from the build, or from the content files if there is none. */
export function getTheme(): Theme {
  const isProduction = process.env.NODE_ENV === 'production';
  const state = isProduction ? '' : contentSource().stateOfTheme();
  if (cache.cached?.state === state) return cache.cached.theme;
  const stored = isProduction ? readSnapshot<Theme>(process.cwd(), 'theme') : undefined;
  const theme = stored ?? contentSource().readTheme();
  cache.cached = { theme, state };
  return theme;
}
