type Props = {
  /** Whether the visitor has said so on an earlier visit. */
  remembered: boolean;
  asked: boolean;
  onAsk: (asked: boolean) => void;
  forget: () => void;
  words: { notice: string; remember: string; remembered: string; forget: string };
};

/** What a click sends to whom, and whether to ask again: remembered only if the visitor ticks it. */
export function EmbedNotice({ remembered, asked, onAsk, forget, words }: Props) {
  return remembered ? (
    <p className="mt-4 text-sm">
      {words.remembered}{' '}
      <button
        type="button"
        onClick={forget}
        className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-4"
      >
        {words.forget}
      </button>
    </p>
  ) : (
    <>
      <p className="mt-4 max-w-[48ch] text-sm leading-normal">{words.notice}</p>
      <label className="mt-3 flex min-h-6 items-center gap-3 text-sm noscript:hidden">
        <input
          type="checkbox"
          checked={asked}
          onChange={(event) => onAsk(event.target.checked)}
          className="size-6 shrink-0 accent-signal"
        />
        {words.remember}
      </label>
    </>
  );
}
