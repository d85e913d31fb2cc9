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
      <ul>
        {film.versions.map((version) => (
          <li key={JSON.stringify(version)} className="border-line border-t py-2.5">
            <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-2 hyphens-auto break-words">
              <Feature name={t('versionResolution')}>
                {version.resolution} <VersionLength {...version} />
              </Feature>
              <Feature name={t('versionAudio')}>{names(version.audio, silent)}</Feature>
              <Feature name={t('versionSubtitles')}>
                {names(version.subtitles, t('noSubtitles'))}
              </Feature>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Feature({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
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
