import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Film } from '@/lib/films/film';
import { displayName } from '@/lib/i18n/display-name';
import { allAdKinds, allCaptionLanguages, isChosen, type VodChoice } from '@/lib/vod/choice';
import { VodChoiceLink } from './vod-choice-link';

type Props = {
  choice: VodChoice;
  /** All that can be watched now. */
  films: Film[];
  /** All films: a language that nobody offers now is still one of the pages. */
  all: Film[];
};

/** By what the films can be chosen: links, each with the number of films it leads to. */
export function VodChoices({ choice, films, all }: Props) {
  const t = useTranslations('Vod');
  const locale = useLocale();
  const languages = allCaptionLanguages(all);
  const kinds = allAdKinds(all);
  const to = (next: VodChoice, label: string) => (
    <VodChoiceLink
      key={label}
      choice={next}
      current={next.captions === choice.captions && next.ads === choice.ads}
      count={films.filter((film) => isChosen(film, next)).length}
    >
      {label}
    </VodChoiceLink>
  );
  if (languages.length === 0 && kinds.length < 2) return null;
  return (
    <nav aria-label={t('choose')} className="shell mt-8 flex flex-wrap gap-x-12 gap-y-3 md:mt-10">
      {languages.length > 0 && (
        <Row name={t('captions')}>
          {to({ ...choice, captions: undefined }, t('any'))}
          {languages.map((captions) =>
            to({ ...choice, captions }, displayName('language', captions, locale)),
          )}
        </Row>
      )}
      {kinds.length > 1 && (
        <Row name={t('ads')}>
          {to({ ...choice, ads: undefined }, t('anyAds'))}
          {to({ ...choice, ads: 'without' }, t('withoutAds'))}
          {to({ ...choice, ads: 'with' }, t('withAds'))}
        </Row>
      )}
    </nav>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="flex flex-wrap items-center gap-x-4">
      <h2 className="label text-muted max-sm:w-full">{name}</h2>
      <ul className="label flex flex-wrap gap-x-1 max-sm:mt-1">{children}</ul>
    </section>
  );
}
