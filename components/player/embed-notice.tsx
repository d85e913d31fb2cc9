import { Arrow } from '@/components/navigation/arrow';

type Props = {
  /** Whether the visitor has said so on an earlier visit. */
  remembered: boolean;
  asked: boolean;
  onAsk: (asked: boolean) => void;
  forget: () => void;
  /** Address of the film's page at the provider's. */
  page: string;
  words: { notice: string; remember: string; remembered: string; forget: string; open: string };
};

/**
 * What a click sends to whom, and whether to ask again: remembered only if the visitor ticks it. Where it is, the
 * room stays: the title below has been read by then.
 */
export function EmbedNotice({ remembered, asked, onAsk, forget, page, words }: Props) {
  const link = 'inline-flex min-h-6 items-center underline underline-offset-4';
  return (
    <div className="shell grid-12 gap-y-2 pt-3 text-sm leading-snug">
      <p className="col-span-12 grid *:[grid-area:1/1] md:col-span-6">
        <span className={remembered ? 'invisible' : ''}>{words.notice}</span>
        {remembered && <span>{words.remembered}</span>}
      </p>
      <div className="col-span-12 flex flex-wrap items-start gap-x-6 gap-y-2 md:col-span-6">
        <div className="grid *:[grid-area:1/1] noscript:hidden">
          <label className={`flex min-h-6 items-center gap-3 ${remembered ? 'invisible' : ''}`}>
            <input
              type="checkbox"
              checked={asked}
              onChange={(event) => onAsk(event.target.checked)}
              className="size-6 shrink-0 accent-signal"
            />
            {words.remember}
          </label>
          {remembered && (
            <button
              type="button"
              onClick={forget}
              className={`cursor-pointer justify-self-start ${link}`}
            >
              {words.forget}
            </button>
          )}
        </div>
        <a href={page} target="_blank" rel="noopener" className={link}>
          {words.open}
          <Arrow sign="↗" />
        </a>
      </div>
    </div>
  );
}
