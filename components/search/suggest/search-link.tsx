import { useLocale, useMessages } from 'next-intl';
import { localePath } from '@/lib/i18n/locales';
import { SearchOpener } from './search-opener';

/** The search of every page: without scripts a link to the catalogue, which has a search field. */
export function SearchLink() {
  const locale = useLocale();
  const href = localePath('/catalogue', locale);
  const { Search: messages } = useMessages();
  return (
    <SearchOpener href={href} locale={locale} messages={messages}>
      <a
        href={href}
        aria-keyshortcuts="Control+K Meta+K"
        className="grid size-11 place-items-center"
      >
        <span className="sr-only">{messages.open}</span>
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          strokeWidth="2.5"
          className="w-5 fill-none stroke-current"
        >
          <path d="M12.5 12.5 19 19M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0Z" />
        </svg>
      </a>
    </SearchOpener>
  );
}
