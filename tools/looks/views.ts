import { type Locale, locales } from '@/lib/i18n/locales';

/** Window size in CSS pixels, language and colour scheme of a screenshot. */
export type View = { locale: Locale; scheme: 'light' | 'dark'; width: number; height: number };

const windows = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;

/** One row of windows per language and colour scheme. */
export const rows: readonly (readonly View[])[] = locales.flatMap((locale) =>
  (['light', 'dark'] as const).map((scheme) =>
    windows.map((size) => ({ locale, scheme, ...size })),
  ),
);

/** View of the home page for the readme: the default language in light colours. */
export const front: View = { locale: locales[0], scheme: 'light', width: 1280, height: 800 };
