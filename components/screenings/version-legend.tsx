import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import type { ShownVersion } from '@/lib/content/schema/shown-version';
import type { Screening } from '@/lib/films/screenings/screening';
import { versionCode } from '@/lib/films/screenings/version-code';
import { useVersionWords } from './use-version-words';

/** What the short forms of versions stand for, those that are used alone. */
export function VersionLegend({ screenings }: { screenings: readonly Screening[] }) {
  const t = useTranslations('Screenings');
  const locale = useLocale();
  const words = useVersionWords();
  const used = new Map<string, ShownVersion>(
    screenings.flatMap(({ version }) =>
      version ? [[versionCode(version, locale), version] as const] : [],
    ),
  );
  if (used.size === 0) return null;
  return (
    <Section id="versions" title={t('versions')}>
      <dl className="version-legend">
        {[...used].map(([code, version]) => (
          <div key={code}>
            <dt>{code}</dt>
            <dd className="first-letter:uppercase">{words(version)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
