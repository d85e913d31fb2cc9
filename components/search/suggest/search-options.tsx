'use client';

import { useTranslations } from 'next-intl';
import { MarkedText } from '@/components/rich-text/marked-text';
import type { Suggestions } from '@/lib/search/group-hits';
import { FilmOption } from './film-option';
import { OptionGroup } from './option-group';
import { SearchOption } from './search-option';

type Props = {
  id: string;
  optionId: (index: number) => string;
  suggestions: Suggestions | undefined;
  active: number;
  /** The page of results. */
  target: string;
  onChosen: (path: string) => void;
};

/** The listbox: films, people, collections, and last all results. */
export function SearchOptions({ id, optionId, suggestions, active, target, onChosen }: Props) {
  const t = useTranslations('Search');
  const { films = [], people = [], collections = [], total = 0 } = suggestions ?? {};
  const all = films.length + people.length + collections.length;
  const at = (index: number) => ({ id: optionId(index), isActive: index === active, onChosen });
  return (
    <div id={id} role="listbox" aria-label={t('results')} hidden={!suggestions}>
      <div className="grid gap-x-10 lg:grid-cols-[2fr_1fr]">
        <OptionGroup
          title={t('films')}
          isEmpty={films.length === 0}
          className="gap-x-10 sm:columns-2"
        >
          {films.map((film, index) => (
            <FilmOption key={film.slug} film={film} {...at(index)} />
          ))}
        </OptionGroup>
        <div role="presentation">
          <OptionGroup title={t('people')} isEmpty={people.length === 0}>
            {people.map(({ slug, href, text, ranges, as }, index) => (
              <SearchOption key={slug} href={href} {...at(films.length + index)}>
                <span className="font-bold">
                  <MarkedText text={text} ranges={ranges} />
                </span>
                <span className="label text-muted">{t(`as.${as}`)}</span>
              </SearchOption>
            ))}
          </OptionGroup>
          <OptionGroup title={t('collections')} isEmpty={collections.length === 0}>
            {collections.map(({ slug, href, text, lang, ranges }, index) => (
              <SearchOption key={slug} href={href} {...at(films.length + people.length + index)}>
                <span lang={lang} className="font-bold">
                  <MarkedText text={text} ranges={ranges} />
                </span>
              </SearchOption>
            ))}
          </OptionGroup>
        </div>
      </div>
      {suggestions && (
        <div role="presentation" className="mt-4 border-line border-t pt-2">
          <SearchOption path={target} {...at(all)}>
            <span className="label underline underline-offset-4">{t('all', { count: total })}</span>
          </SearchOption>
        </div>
      )}
    </div>
  );
}
