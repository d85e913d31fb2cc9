import type { AdConfig } from './ad-config';

/** Whether another house may be asked for advertisements, so that visitors are asked first. */
export function isAskedAbroad({ backend, tag }: Pick<AdConfig, 'backend' | 'tag'>): boolean {
  return backend === 'ima' || !tag.startsWith('/');
}
