import { pathLocale } from '@/lib/i18n/locale-path';
import { findSurprise } from './films';

// The page that leads to some film of a query, each time to another.
findSurprise(new URLSearchParams(location.search), pathLocale(location.pathname)).then(
  (path) => location.replace(path),
  () => document.querySelector('a')?.click(),
);
