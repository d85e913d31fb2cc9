import { Compare } from '@/components/preview/compare';
import { previewWords } from '@/components/preview/preview-words';
import { currentLocale } from '@/lib/i18n/current-locale';
import { plainPath } from '@/lib/i18n/locale-path';
import { localPath } from '@/lib/site/preview/local-path';

type Props = { searchParams: Promise<{ path?: string | string[] }> };

export async function generateMetadata({ searchParams }: Props) {
  const t = await previewWords(await currentLocale());
  return { title: `${t('compare.title')} – ${await pathOf(searchParams)}` };
}

/** `/preview/compare?path=/movie/nerven`: a page in both languages side by side. */
export default async function ComparePage({ searchParams }: Props) {
  const locale = await currentLocale();
  const t = await previewWords(locale);
  return <Compare {...{ t, locale, path: await pathOf(searchParams) }} />;
}

async function pathOf(searchParams: Props['searchParams']): Promise<string> {
  const { path = '/' } = await searchParams;
  return plainPath(localPath(String(path)));
}
