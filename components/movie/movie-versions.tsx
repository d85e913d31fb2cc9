import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Runtime } from '@/components/catalog/films/film-line';
import { Section } from '@/components/layout/section';
import { type Film, isSilent, type Version } from '@/lib/catalog/films/film';
import { formatLanguages } from '@/lib/catalog/films/format-facts';

/** The available versions (copies) of the film. */
export function MovieVersions({ film }: { film: Film }) {
  const t = useTranslations('Film');
  const locale = useLocale();
  const names = (codes: string[], none: string) =>
    formatLanguages(codes, locale, t('noWords')) || none;
  // A version without audio languages is silent if the film is a silent film; otherwise its audio is unknown.
  const silent = isSilent(film) ? t('silent') : '–';
  return (
    <Section id="versions" title={t('versions')}>
      <table className="w-full hyphens-auto wrap-anywhere text-left">
        <thead className="label text-muted">
          <tr>
            <Head>{t('versionResolution')}</Head>
            <Head>{t('versionAudio')}</Head>
            <Head>{t('versionSubtitles')}</Head>
          </tr>
        </thead>
        <tbody>
          {film.versions.map((version) => (
            <tr key={JSON.stringify(version)} className="border-line border-t align-baseline">
              <td className="py-2.5 pr-4">
                {version.resolution} <VersionLength {...version} />
              </td>
              <td className="min-w-18 py-2.5 pr-4">{names(version.audio, silent)}</td>
              <td className="py-2.5 pr-4">{names(version.subtitles, t('noSubtitles'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Head({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="pr-4 pb-2 font-[inherit]">
      {children}
    </th>
  );
}

/** Runtime of a version, and length of its film in metres. */
function VersionLength({ runtime, metres }: Version) {
  const t = useTranslations('Film');
  if (!runtime && !metres) return null;
  return (
    <span className="inline-block text-muted">
      {runtime && <Runtime minutes={runtime} />}
      {runtime && metres && ', '}
      {metres && t('metres', { metres })}
    </span>
  );
}
