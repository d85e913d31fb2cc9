import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import type { Film } from '@/lib/films/film';
import { languageWords } from '@/lib/films/language-words';

/** The forms in which the house holds the film. */
export function MovieVersions({ film }: { film: Film }) {
  const t = useTranslations('Film');
  const locale = useLocale();
  const names = (codes: string[], none: string) =>
    languageWords(codes, locale, t('noWords')) || none;
  return (
    <Section id="versions" title={t('versions')}>
      <table className="w-full hyphens-auto wrap-anywhere text-left">
        <thead className="label text-muted">
          <tr>
            <th scope="col" className="pb-2 font-[inherit]">
              {t('versionAudio')}
            </th>
            <th scope="col" className="pb-2 font-[inherit]">
              {t('versionSubtitles')}
            </th>
            <th scope="col" className="pb-2 font-[inherit]">
              {t('versionResolution')}
            </th>
          </tr>
        </thead>
        <tbody>
          {film.versions.map((version) => (
            <tr key={JSON.stringify(version)} className="border-line border-t">
              <td className="py-2.5 pr-4">{names(version.audio, t('silent'))}</td>
              <td className="py-2.5 pr-4">{names(version.subtitles, t('noSubtitles'))}</td>
              <td className="py-2.5">{version.resolution}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
