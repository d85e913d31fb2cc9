import type { TranscriptTrack } from './transcript-props';

type Props = {
  tracks: readonly TranscriptTrack[];
  chosen?: string;
  onChoose: (srclang: string) => void;
  label: string;
};

/** Language switch of the transcript, if there are several languages. */
export function TranscriptLanguages({ tracks, chosen, onChoose, label }: Props) {
  if (tracks.length < 2) return null;
  return (
    // Aligned with the search field, below which the number of hits is shown.
    <fieldset className="flex sm:mb-6" aria-label={label}>
      {tracks.map(({ srclang, label: name }) => (
        <button
          key={srclang}
          type="button"
          aria-pressed={srclang === chosen}
          onClick={() => onChoose(srclang)}
          className="label first-letter:uppercase not-first:-ml-0.5 min-h-10 cursor-pointer border-2 border-ink px-3 aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
