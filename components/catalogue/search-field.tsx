import { useTranslations } from 'next-intl';
import { longestText } from '@/lib/films/catalogue/query';

/** The words a visitor looks for, at the size of a title: this page is where a search ends. */
export function SearchField({ text }: { text: string }) {
  const t = useTranslations('Catalogue');
  return (
    <label className="block min-w-0 grow">
      <span className="label text-muted">{t('text')}</span>
      <input
        type="search"
        name="q"
        defaultValue={text}
        maxLength={longestText}
        placeholder={t('textHint')}
        autoComplete="off"
        spellCheck={false}
        className="display-3 -ml-2 block h-14 w-[calc(100%+0.5rem)] text-ellipsis bg-transparent pl-2 text-ink placeholder:text-muted max-sm:placeholder:text-base focus-visible:-outline-offset-3 md:h-16 [&::-webkit-search-cancel-button]:hidden"
      />
    </label>
  );
}
