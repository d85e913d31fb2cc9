import { useLocale, useTranslations } from 'next-intl';
import { AccessSign } from '@/components/catalog/films/access-sign';
import { Fact } from '@/components/layout/fact';
import { TextLink } from '@/components/navigation/links';
import { type AccessKind, accessKinds, accessOf } from '@/lib/catalog/films/access';
import type { Film } from '@/lib/catalog/films/film';
import { hasTranscript } from '@/lib/catalog/films/transcript';
import { displayName } from '@/lib/i18n/intl-format';

/** The film's accessibility, with languages. */
export function MovieAccess({ film }: { film: Film }) {
  const t = useTranslations();
  const locale = useLocale();
  const access = accessOf(film);
  const present = accessKinds.filter((kind) => access[kind].length > 0);
  const languageNames = (kind: AccessKind) =>
    access[kind].map((code) =>
      kind === 'signLanguage'
        ? t(`Accessibility.signLanguages.${code as 'sgg'}`)
        : displayName('language', code, locale),
    );
  return (
    <Fact name={t('Catalogue.access')} show={present.length > 0}>
      <ul className="grid gap-1">
        {present.map((kind) => (
          <li key={kind} className="flex flex-wrap items-baseline gap-x-2">
            <AccessSign kind={kind} />
            <span className="max-w-full flex-1 basis-32">
              {kind === 'transcript' && hasTranscript(film) ? (
                <TextLink href={`/movie/${film.slug}/transcript`}>
                  {t('Catalogue.accessValues.transcript')}
                </TextLink>
              ) : (
                t(`Catalogue.accessValues.${kind}`)
              )}{' '}
              <span className="text-muted">({languageNames(kind).join(', ')})</span>
            </span>
          </li>
        ))}
      </ul>
    </Fact>
  );
}
