import { Compare } from '@/components/preview/compare';
import { getPreviewTranslator } from '@/components/preview/preview-messages';
import { currentLocale } from '@/lib/i18n/current-locale';
import { pathWithoutLocale } from '@/lib/i18n/locales';
import { safeRedirectPath } from '@/lib/site/preview/preview';

type Props = { searchParams: Promise<{ path?: string | string[] }> };

export async function generateMetadata({ searchParams }: Props) {
  const t = await getPreviewTranslator(await currentLocale());
  return { title: `${t('compare.title')} – ${await pathOf(searchParams)}` };
}

/** `/preview/compare?path=/movie/nerven`: a page in both languages side by side. */
export default async function ComparePage({ searchParams }: Props) {
  const locale = await currentLocale();
  const t = await getPreviewTranslator(locale);
  return <Compare {...{ t, locale, path: await pathOf(searchParams) }} />;
}

async function pathOf(searchParams: Props['searchParams']): Promise<string> {
  const { path = '/' } = await searchParams;
  return pathWithoutLocale(safeRedirectPath(String(path)));
}
