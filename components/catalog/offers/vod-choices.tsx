import { useLocale, useTranslations } from 'next-intl';
import { ChoiceLink, ChoiceRow } from '@/components/navigation/choices';
import type { Film } from '@/lib/catalog/films/film';
import {
  allAccess,
  allAdKinds,
  allCaptionLanguages,
  choicePath,
  isChosen,
  type VodChoice,
} from '@/lib/catalog/offers/vod-choice';
import { displayName } from '@/lib/i18n/intl-format';
import { accessLabel } from '@/lib/search/query/facet-label';
import { readAccessChoice } from '@/lib/search/query/facets';

type Props = {
  choice: VodChoice;
  /** Films that can be watched now. */
  films: Film[];
  /** All films: a language stays in the filters even if no film offers it now. */
  all: Film[];
};

/** Filters as links, each with its number of films. */
export function VodChoices({ choice, films, all }: Props) {
  const t = useTranslations('Vod');
  const catalogue = useTranslations('Catalogue');
  const locale = useLocale();
  const languages = allCaptionLanguages(all);
  const kinds = allAdKinds(all);
  // Only the options in the page's language, and the chosen one.
  const access = allAccess(all).filter((value) => {
    const { language = locale } = readAccessChoice(value);
    return language === locale || value === choice.access;
  });
  const to = (next: VodChoice, label: string) => (
    <ChoiceLink
      key={label}
      href={choicePath(next)}
      current={choicePath(next) === choicePath(choice)}
      count={films.filter((film) => isChosen(film, next)).length}
    >
      {label}
    </ChoiceLink>
  );
  if (languages.length === 0 && kinds.length < 2) return null;
  return (
    <nav aria-label={t('choose')} className="shell mt-8 flex flex-wrap gap-x-12 gap-y-3 md:mt-10">
      {languages.length > 0 && (
        <ChoiceRow name={t('captions')}>
          {to({ ads: choice.ads }, t('any'))}
          {languages.map((captions) =>
            to({ ads: choice.ads, captions }, displayName('language', captions, locale)),
          )}
        </ChoiceRow>
      )}
      {access.length > 0 && (
        <ChoiceRow name={catalogue('access')}>
          {access.map((value) => {
            const { kind, language = locale } = readAccessChoice(value);
            const label =
              language === locale
                ? catalogue(`accessValues.${kind}`)
                : accessLabel(value, locale, catalogue);
            return to({ ads: choice.ads, access: value }, label);
          })}
        </ChoiceRow>
      )}
      {kinds.length > 1 && (
        <ChoiceRow name={t('ads')}>
          {to({ ...choice, ads: undefined }, t('anyAds'))}
          {to({ ...choice, ads: 'without' }, t('withoutAds'))}
          {to({ ...choice, ads: 'with' }, t('withAds'))}
        </ChoiceRow>
      )}
    </nav>
  );
}
