/** Modules of Next and next-intl that we replace, for Turbopack's `resolveAlias`. Keys are the import specifiers. */
export const replacedModules = {
  // Next's error page for a failed router: English only, and 1.5 KB of every first visit.
  './builtin/global-error': './components/site/errors/failed-app.tsx',
  '../components/builtin/global-error': './components/site/errors/failed-app.tsx',
  // For crawlers, Next's error boundary keeps the page but loses the attributes of `<html>`, such as the language.
  './graceful-degrade-boundary': './components/site/errors/crawler-boundary.tsx',
  // next-intl's version parses each message again for every rendered page.
  'use-intl/format-message': './lib/i18n/format-message.ts',
};
