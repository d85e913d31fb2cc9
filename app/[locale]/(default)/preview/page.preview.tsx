import { PreviewList } from '@/components/preview/preview-list';
import { getPreviewTranslator } from '@/components/preview/preview-messages';
import { currentLocale } from '@/lib/i18n/current-locale';
import { getPreview } from '@/lib/site/preview/get-preview';

export async function generateMetadata() {
  const t = await getPreviewTranslator(await currentLocale());
  return { title: t('title') };
}

/** `/preview`: overview of all site content for editors. */
export default async function PreviewPage() {
  const locale = await currentLocale();
  return (
    <PreviewList {...{ preview: getPreview(), t: await getPreviewTranslator(locale), locale }} />
  );
}
