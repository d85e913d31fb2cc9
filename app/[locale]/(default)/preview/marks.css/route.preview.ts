import { formatState, getPreviewTranslator } from '@/components/preview/preview-messages';
import { defaultLocale, isLocale, locales } from '@/lib/i18n/locales';
import { getPreview } from '@/lib/site/preview/get-preview';
import { marksCss } from '@/lib/site/preview/marks-css';
import { formatPreviewDay } from '@/lib/site/preview/preview';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/** Styles that mark links to unpublished content. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale: param } = await params;
  const locale = isLocale(param) ? param : defaultLocale;
  const preview = getPreview();
  const t = await getPreviewTranslator(locale);
  const css = marksCss(preview, locale, (state) =>
    formatState(t, state, (at) => formatPreviewDay(at, locale, preview.timeZone)),
  );
  return new Response(css, { headers: { 'Content-Type': 'text/css; charset=utf-8' } });
}
