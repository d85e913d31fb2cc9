import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { ChunkGuard } from '@/components/builds/chunk-guard';
import { LiveButtons } from '@/components/live-buttons/live-buttons';
import { liveWords } from '@/components/live-buttons/live-words';
import { Preloader } from '@/components/navigation/preloader';
import { errorWords } from '@/lib/errors/write-error-words';
import { currentLocale } from '@/lib/i18n/current-locale';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { locales } from '@/lib/i18n/locales';
import { siteIcons } from '@/lib/seo/site-icons';
import { siteUrl } from '@/lib/site/site-url';
import '../globals.css';

const archivo = localFont({
  src: '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  variable: '--font-archivo',
  weight: '100 900',
  declarations: [{ prop: 'font-stretch', value: '62% 125%' }],
});

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(siteUrl()), icons: siteIcons() };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7f7f4' },
    { media: '(prefers-color-scheme: dark)', color: '#111110' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await currentLocale();
  return (
    <html
      lang={languageTags[locale]}
      dir="ltr"
      className={archivo.variable}
      data-scroll-behavior="smooth"
    >
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
