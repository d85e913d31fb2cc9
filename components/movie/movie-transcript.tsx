import { useLocale, useTranslations } from 'next-intl';
import { FilmLine } from '@/components/catalog/films/film-line';
import { BareTitle } from '@/components/layout/bare-title';
import { MoreLink, textLinkStyle } from '@/components/navigation/links';
import { TitleText } from '@/components/rich-text/title-text';
import type { FilmTranscript } from '@/lib/catalog/films/transcript';
import { displayName } from '@/lib/i18n/intl-format';
import { localePath } from '@/lib/i18n/locales';
import { formatClock } from '@/lib/player/time-link';

/** The transcript by chapters, each paragraph with a link to its time. */
export function MovieTranscript({ film, lang, parts }: FilmTranscript) {
  const t = useTranslations('Transcript');
  const locale = useLocale();
  const page = `/movie/${film.slug}`;
  const title = film.title.text;
  return (
    <article>
      <header className="shell pt-10 md:pt-16">
        <BareTitle text={title}>
          <span className="label mb-3 block tracking-normal md:mb-5">{t('title')} </span>
          <span lang={film.title.lang}>
            <TitleText text={title} />
          </span>
        </BareTitle>
        <p className="mt-3 md:text-lg">
          <FilmLine film={film} />
        </p>
        <p className="label mt-5">
          <MoreLink href={page}>{t('toFilm')}</MoreLink>
        </p>
        {lang.split('-')[0] !== locale && (
          <p className="mt-5 max-w-[60ch] text-muted">
            {t('otherLanguage', { language: displayName('language', lang, locale) })}
          </p>
        )}
      </header>
      {parts.map(({ title: chapter, passages }) => (
        <section key={passages[0]?.startTime} className="part">
          <header className="col-span-12 lg:col-span-3">
            {chapter && (
              <h2 lang={lang} className="display-3">
                {chapter}
              </h2>
            )}
          </header>
          <dl className="col-span-12 min-w-0 max-w-[72ch] lg:col-span-9">
            {passages.map(({ startTime, lines }) => (
              <div
                key={startTime}
                className="grid grid-cols-[3.75rem_minmax(0,1fr)] items-baseline gap-x-3 pb-5 leading-snug"
              >
                <dt className="tabular-nums">
                  {/*
                   * A plain link: the router would not scroll, because the hash is a time and not an element
                   * id.
                   */}
                  <a
                    href={`${localePath(page, locale)}#t=${Math.floor(startTime)}`}
                    className={`inline-block py-1 ${textLinkStyle}`}
                  >
                    <span className="sr-only">{t('at')} </span>
                    {formatClock(startTime)}
                  </a>
                </dt>
                <dd lang={lang} className="text-lg">
                  {lines.map((line, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order, and a line may occur twice.
                    <p key={at}>{line}</p>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </article>
  );
}
