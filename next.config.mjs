import { availableParallelism } from 'node:os';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { languageTags, strayPrefixes } from './lib/i18n/languages.mjs';

const withNextIntl = createNextIntlPlugin('./lib/site/request-config.ts');

const locales = Object.keys(languageTags);
const [defaultPrefix] = locales;

/**
 * First path segments that the rewrite to the default language must skip: language prefixes and routes without a
 * language.
 */
const unrewrittenSegments = [
  ...locales,
  ...[
    '.well-known',
    '_next',
    '_i18n',
    'builds',
    'api',
    'desk',
    'oembed',
    'open',
    'poster',
    'og',
    'media',
    'sitemap.xml',
    'robots.txt',
  ],
].join('|');

const previewEndings = ['preview.tsx', 'preview.ts'];

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run types` checks all types, including those of the routes, so a build does not check them again.
  typescript: { ignoreBuildErrors: true },
  // A published build must not be written to while it is served: pages rendered on demand are cached in the
  // server's memory (lib/server). Case-sensitive routes let redirects tell `/DE` from `/de` (`strayPrefixes`).
  experimental: {
    globalNotFound: true,
    isrFlushToDisk: false,
    caseSensitiveRoutes: true,
    // By default, Next leaves one core idle while it prerenders.
    cpus: availableParallelism(),
  },
  // In bytes. The limit is small, because lib/server caches the pages: Next's own cache only has to hold a page until
  // its payloads have been requested.
  cacheMaxMemorySize: 16 * 1024 * 1024,
  // Files with these endings belong to preview builds only; other builds ignore them.
  pageExtensions: [...(process.env.SITE_ENV === 'preview' ? previewEndings : []), 'tsx', 'ts'],
  generateBuildId: () => process.env.NEXT_PUBLIC_BUILD_ID ?? 'development',
  // These packages are not bundled. The poster code, which uses fontkit and sharp, loads files from the project
  // folder at run time. The database drivers and the document and mail libraries load files from their package
  // folders.
  serverExternalPackages: [
    ...['fontkit', 'sharp'],
    ...['libsql', 'pg', 'pdfkit', 'swissqrbill', 'nodemailer', 'stripe'],
  ],
  // The build generates all picture sizes (tools/pictures). On-demand resizing is off, so that requests cannot
  // create new files.
  images: { unoptimized: true },
  async redirects() {
    return Object.entries(strayPrefixes()).flatMap(([locale, stray]) => {
      const prefix = locale === defaultPrefix ? '' : `/${locale}`;
      return [
        { source: `/:stray(${stray})`, destination: prefix || '/', permanent: true },
        { source: `/:stray(${stray})/:path*`, destination: `${prefix}/:path*`, permanent: true },
      ];
    });
  },
  async rewrites() {
    return {
      afterFiles: [
        { source: '/', destination: `/${defaultPrefix}` },
        {
          source: `/:path((?!(?:${unrewrittenSegments})(?:/|$)).*)`,
          destination: `/${defaultPrefix}/:path`,
        },
      ],
    };
  },
};

/**
 * Site settings that the browser needs (lib/builds/build-constants.ts). The build inlines them as environment
 * variables.
 */
async function siteSwitches() {
  const { isShopOpen: isShopConfigured, switchedOff } = await import('./lib/content/settings.mjs');
  const onOrOff = (part) => (switchedOff().includes(part) ? 'off' : 'on');
  return {
    NEXT_PUBLIC_LISTS: onOrOff('lists'),
    NEXT_PUBLIC_VOD: onOrOff('vod'),
    NEXT_PUBLIC_SHOP: isShopConfigured() ? 'on' : 'off',
    NEXT_PUBLIC_LANGUAGES: JSON.stringify(languageTags),
  };
}

/**
 * In development, pages read the content files directly. A build reads the snapshot that its first step
 * (prepare.ts) wrote.
 */
const readingFiles = { './source-in-development': './lib/content/validate/provide.ts' };

/**
 * A served build is already compiled, and its folder contains neither the content nor the content reader. So it gets
 * the configuration without aliases and without environment variables.
 */
export default async (phase) => {
  if (phase === PHASE_PRODUCTION_SERVER) return withNextIntl(config);
  const { replacedModules } = await import('./lib/next-internals/replaced-modules.mjs');
  const files = phase === PHASE_DEVELOPMENT_SERVER ? readingFiles : {};
  const turbopack = { resolveAlias: { ...replacedModules, ...files } };
  return withNextIntl({ ...config, turbopack, env: await siteSwitches() });
};
