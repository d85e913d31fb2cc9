import type { TranscriptWords } from './transcript-props';

type Props = {
  query: string;
  /** Number of hits; undefined without a search. */
  hits?: number;
  onQuery: (query: string) => void;
  words: TranscriptWords;
};

/** Search field of the transcript; the number of hits is a live region. */
export function TranscriptSearch({ query, hits, onQuery, words }: Props) {
  return (
    <div className="min-w-0 grow">
      <label className="block max-w-md">
        <span className="label mb-1 block text-muted">{words.search}</span>
        <input
          type="search"
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          autoComplete="off"
          className="h-10 w-full border-2 border-ink bg-paper px-2 text-ink"
        />
      </label>
      <p role="status" className="label mt-1 min-h-5">
        {hits !== undefined && say(hits, words)}
      </p>
    </div>
  );
}

function say(hits: number, { hitsNone, hitsOne, hitsOther }: TranscriptWords): string {
  if (hits === 0) return hitsNone;
  return hits === 1 ? hitsOne : hitsOther.replace('{count}', String(hits));
}
