import { useLocale, useMessages } from 'next-intl';
import { localePath } from '@/lib/i18n/locale-path';
import { SearchOpener } from './search-opener';

/** The search of every page: without script a link to the catalogue, where its field stands. */
export function SearchLink() {
  const locale = useLocale();
  const { Search: words } = useMessages();
  return <SearchOpener href={localePath('/catalogue', locale)} locale={locale} words={words} />;
}
