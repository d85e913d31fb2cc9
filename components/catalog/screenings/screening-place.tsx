import type { Screening } from '@/lib/catalog/screenings/screening';
import { useVersionWords } from './use-version-words';
import { VersionMark } from './version-mark';

type Props = Pick<Screening, 'venue' | 'version'> & { spelled?: boolean | undefined };

/** Cinema, town and version of a screening. */
export function ScreeningPlace({ venue, version, spelled }: Props) {
  const words = useVersionWords();
  return (
    <p className="screening-place">
      <span className="screening-venue">{venue.name}</span>
      <span className="screening-town">{venue.town}</span>
      {version && (
        <span className="screening-version">
          {spelled ? words(version) : <VersionMark version={version} />}
        </span>
      )}
    </p>
  );
}
