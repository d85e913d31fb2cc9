import { availableParallelism } from 'node:os';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { languageTags, strayPrefixes } from './lib/i18n/languages.mjs';

const withNextIntl = createNextIntlPlugin('./lib/site/request-config.ts');

const locales = Object.keys(languageTags);
const [plain] = locales;

/** What begins a path that is no page in a language, or that has its language already. */
const notPlain = [
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
  // `npm run types` reads all of them, the routes' as well: a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // A build is never written into while it is served: what is rendered on demand the front keeps, in memory (lib/server).
  // Redirects tell `/DE` from `/de` (`strayPrefixes`).
  experimental: {
    globalNotFound: true,
    isrFlushToDisk: false,
    caseSensitiveRoutes: true,
    // Next leaves one core idle while it prerenders.
    cpus: availableParallelism(),
  },
  // Bytes; between a page and its payloads, no longer.
  cacheMaxMemorySize: 16 * 1024 * 1024,
  // What previews alone have ends so: other builds do not see it.
  pageExtensions: [...(process.env.SITE_ENV === 'preview' ? previewEndings : []), 'tsx', 'ts'],
  generateBuildId: () => process.env.NEXT_PUBLIC_BUILD_ID ?? 'development',
  // Posters read their typeface and the content its files from the project's folder at run time; a database and what writes
  // papers and mails have files of their own.
  serverExternalPackages: [
    ...['fontkit', 'sharp'],
    ...['libsql', 'pg', 'pdfkit', 'swissqrbill', 'nodemailer', 'stripe'],
  ],
  // The build makes all pictures (tools/pictures): nobody has others made by asking for them.
  images: { unoptimized: true },
  async redirects() {
    return Object.entries(strayPrefixes()).flatMap(([locale, stray]) => {
      const prefix = locale === plain ? '' : `/${locale}`;
      return [
        { source: `/:stray(${stray})`, destination: prefix || '/', permanent: true },
        { source: `/:stray(${stray})/:path*`, destination: `${prefix}/:path*`, permanent: true },
      ];
    });
  },
  async rewrites() {
    return {
      afterFiles: [
        { source: '/', destination: `/${plain}` },
        { source: `/:path((?!(?:${notPlain})(?:/|$)).*)`, destination: `/${plain}/:path` },
      ],
    };
  },
};

/** What the browser is to know of the house (lib/builds/switches.ts): put into the code when that is made. */
async function housesSwitches() {
  const { opensTill, switchedOff } = await import('./lib/content/settings.mjs');
  const told = (part) => (switchedOff().includes(part) ? 'off' : 'on');
  return {
    NEXT_PUBLIC_LISTS: told('lists'),
    NEXT_PUBLIC_VOD: told('vod'),
    NEXT_PUBLIC_TILL: opensTill() ? 'on' : 'off',
  };
}

/** A build reads what its first step has put down of the house; only in development do pages read its files. */
const readingFiles = { './source-in-development': './lib/content/validate/provide.ts' };

/** A build that is served has been made: it lies apart from the house and its reader. */
export default async (phase) => {
  if (phase === PHASE_PRODUCTION_SERVER) return withNextIntl(config);
  const { replacedModules } = await import('./lib/next-internals/replaced-modules.mjs');
  const files = phase === PHASE_DEVELOPMENT_SERVER ? readingFiles : {};
  const turbopack = { resolveAlias: { ...replacedModules, ...files } };
  return withNextIntl({ ...config, turbopack, env: await housesSwitches() });
};
