import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import { findMedia, findPage } from '../built-films';

/** Addresses of every kind that a visit is made of, as far as the build has them; none is rendered for each. */
export function listVisited(root = builtRoot()): string[] {
  const film = findPage(root, 'movie');
  const collection = findPage(root, 'collection');
  const mp4 = findMedia(root, '.mp4');
  return [
    ...['/', '/vod', '/de/vod', '/catalogue', '/shop', '/sitemap.xml'],
    ...(film ? [film, film.replace('/movie/', '/poster/').concat('.svg')] : []),
    ...(collection ? [`/de${collection}`] : []),
    ...(mp4 ? [mp4] : []),
  ];
}
