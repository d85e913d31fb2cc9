import { type Locale, locales } from '@/lib/i18n/locales';

/** A window that a page is looked at through, in CSS pixels, and the visitor's choice of light. */
export type View = { locale: Locale; scheme: 'light' | 'dark'; width: number; height: number };

const windows = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;

/** A row of windows for each language and light. */
export const rows: readonly (readonly View[])[] = locales.flatMap((locale) =>
  (['light', 'dark'] as const).map((scheme) =>
    windows.map((size) => ({ locale, scheme, ...size })),
  ),
);

/** How the readme shows the home page: the site's first language, by day. */
export const front: View = { locale: locales[0], scheme: 'light', width: 1280, height: 800 };
