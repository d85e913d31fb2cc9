import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { ChunkGuard } from '@/components/builds/chunk-guard';
import { LiveButtons } from '@/components/live-buttons/live-buttons';
import { liveWords } from '@/components/live-buttons/live-words';
import { Preloader } from '@/components/navigation/preloader';
import { getTheme } from '@/lib/content/theme/get-theme';
import { errorWords } from '@/lib/errors/write-error-words';
import { currentLocale } from '@/lib/i18n/current-locale';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { locales } from '@/lib/i18n/locales';
import { siteIcons } from '@/lib/seo/site-icons';
import { siteUrl } from '@/lib/site/site-url';
import typeface from '../../.theme/typeface.woff2';
import '../globals.css';

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(siteUrl()), icons: siteIcons() };
}

export function generateViewport(): Viewport {
  const { light, dark } = getTheme();
  return {
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light.paper },
      { media: '(prefers-color-scheme: dark)', color: dark.paper },
    ],
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await currentLocale();
  preload(typeface, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang={languageTags[locale]} dir="ltr" data-scroll-behavior="smooth">
      <head>
        <ChunkGuard />
      </head>
      <body data-error-words={JSON.stringify(await errorWords(locale))}>
        {children}
        <Preloader />
        <LiveButtons words={await liveWords(locale)} />
      </body>
    </html>
  );
}
