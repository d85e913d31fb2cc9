import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** Paths that are not pages in a language, and the German ones, which already have their prefix. */
const notFrench = 'de|fr|_next|_i18n|builds|api|poster|og|media|sitemap.xml|robots.txt';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: { globalNotFound: true },
  generateBuildId: () => process.env.NEXT_PUBLIC_BUILD_ID ?? 'development',
  turbopack: {
    // Next's own page for a router that fails, in English: ours stands in its place.
    resolveAlias: {
      './builtin/global-error': './components/errors/failed-app.tsx',
      '../components/builtin/global-error': './components/errors/failed-app.tsx',
    },
  },
  // Posters read their typeface and the content its files from the project's folder at run time.
  serverExternalPackages: ['fontkit', 'sharp'],
  images: { formats: ['image/avif', 'image/webp'], localPatterns: [{ pathname: '/media/**' }] },
  async redirects() {
    return [
      { source: '/fr', destination: '/', permanent: true },
      { source: '/fr/:path*', destination: '/:path*', permanent: true },
    ];
  },
  async rewrites() {
    return {
      afterFiles: [
        { source: '/', destination: '/fr' },
        { source: `/:path((?!(?:${notFrench})(?:/|$)).*)`, destination: '/fr/:path' },
      ],
    };
  },
};

export default withNextIntl(config);
