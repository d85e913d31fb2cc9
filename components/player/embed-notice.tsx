import { Arrow } from '@/components/navigation/arrow';
import type { Choice } from '@/lib/security/consent/choices';
import { choicesId } from '@/lib/security/consent/choices-id';

type Props = {
  /** The visitor's stored answer. */
  choice: Choice;
  asked: boolean;
  onAsk: (asked: boolean) => void;
  /** URL of the film's page at the provider. */
  page: string;
  words: {
    notice: string;
    remember: string;
    given: string;
    refused: string;
    choices: string;
    open: string;
  };
};

/**
 * Explains what a click sends to the provider, and offers to store the answer. With a stored answer the
 * notice's space stays reserved, so that the layout does not change.
 */
export function EmbedNotice({ choice, asked, onAsk, page, words }: Props) {
  const link = 'inline-flex min-h-6 items-center underline underline-offset-4';
  const answered = choice !== 'unknown';
  return (
    <div className="shell grid-12 gap-y-2 pt-3 text-sm leading-snug">
      <p className="col-span-12 grid *:[grid-area:1/1] md:col-span-6">
        <span className={answered ? 'invisible' : ''}>{words.notice}</span>
        {answered && <span>{words[choice]}</span>}
      </p>
      <div className="col-span-12 flex flex-wrap items-start gap-x-6 gap-y-2 md:col-span-6">
        <div className="grid *:[grid-area:1/1] noscript:hidden">
          <label className={`flex min-h-6 items-center gap-3 ${answered ? 'invisible' : ''}`}>
            <input
              type="checkbox"
              checked={asked}
              onChange={(event) => onAsk(event.target.checked)}
              className="size-6 shrink-0 accent-signal"
            />
            {words.remember}
          </label>
          {answered && (
            <button
              type="button"
              popoverTarget={choicesId}
              className={`cursor-pointer justify-self-start ${link}`}
            >
              {words.choices}
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
