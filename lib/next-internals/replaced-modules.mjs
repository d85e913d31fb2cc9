/** Modules of Next and next-intl in whose place ours stand, for Turbopack's `resolveAlias`: as they are named where they are imported. */
export const replacedModules = {
  // Next's own page for a router that fails, in English: 1.5 KB of every first visit.
  './builtin/global-error': './components/site/errors/failed-app.tsx',
  '../components/builtin/global-error': './components/site/errors/failed-app.tsx',
  // Next's own way to keep a page for a crawler loses its language.
  './graceful-degrade-boundary': './components/site/errors/crawler-boundary.tsx',
  // Next-intl's own reads each message anew for every page that is drawn.
  'use-intl/format-message': './lib/i18n/format-message.ts',
};
