import { useLocale, useTranslations } from 'next-intl';
import { AccessSign } from '@/components/catalog/films/access-sign';
import { TextLink } from '@/components/navigation/text-link';
import { accessKinds } from '@/lib/catalog/films/access';
import { getLibrary } from '@/lib/content/store/library';
import { displayName } from '@/lib/i18n/display-name';
import { capitalised } from '@/lib/primitives/text/capitalised';
import { catalogueHref } from '@/lib/search/query/catalogue-href';
import { countAccess } from '@/lib/search/query/count-access';

/**
 * Each kind of accessible version (captions, audio description, …) with links to the films that have it, and their
 * number.
 */
export function FilmAccess() {
  const t = useTranslations();
  const locale = useLocale();
  const counted = accessKinds.map((kind) => ({ kind, counts: countAccess(kind) }));
  return (
    <>
      <p className="max-w-[64ch] text-lg leading-snug">
        {t('Access.films.intro', { count: getLibrary().films.size })}
      </p>
      <dl className="mt-6">
        {counted.map(({ kind, counts }) => (
          <div
            key={kind}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-2 border-line border-t py-5 md:grid-cols-[minmax(0,1fr)_16rem]"
          >
            <dt>
              <span className="display-3 flex flex-wrap items-center gap-x-3 gap-y-1">
                <AccessSign kind={kind} />
                <span className="min-w-0 hyphens-auto">{t(`Catalogue.accessValues.${kind}`)}</span>
              </span>
              <span className="mt-1 block max-w-[56ch] leading-snug">
                {t(`Access.about.${kind}`)}
              </span>
            </dt>
            <dd className="label md:text-right">
              {counts.length === 0 && <span className="text-muted">{t('Access.films.none')}</span>}
              {counts.map(({ choice, language, films }) => {
                const count = t('Access.films.count', { count: films });
                return (
                  <p key={choice} className="py-1">
                    <TextLink href={catalogueHref({ filters: { access: choice } })}>
                      {language
                        ? t('Access.films.in', {
                            language: capitalised(displayName('language', language, locale)),
                            films: count,
                          })
                        : count}
                    </TextLink>
                  </p>
                );
              })}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
