import { useLocale } from 'next-intl';
import { versionCode } from '@/lib/catalog/screenings/version-code';
import type { ShownVersion } from '@/lib/content/schema/shown-version';
import { useVersionWords } from './use-version-words';

/** Version of a screening: the usual abbreviation, and the full words for screen readers. */
export function VersionMark({ version }: { version: ShownVersion }) {
  const words = useVersionWords();
  return (
    <>
      <span aria-hidden="true" title={words(version)}>
        {versionCode(version, useLocale())}
      </span>
      <span className="sr-only">{words(version)}</span>
    </>
  );
}
