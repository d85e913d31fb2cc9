import { useTranslations } from 'next-intl';
import { LoadingIndicator } from './loading-indicator';

/** The loading indicator with its translated labels. */
export function PageLoading() {
  const t = useTranslations('Navigation');
  return <LoadingIndicator label={t('loading')} failure={t('loadingFailed')} />;
}
