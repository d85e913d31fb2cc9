import { useLocale, useTranslations } from 'next-intl';
import type { Asked } from '@/lib/privacy/list-asked';
import { choiceButton } from './choice-button';
import { useAskedWords } from './use-asked-words';

/** One who may be asked: what for, who that is, and the two answers with the one that holds. */
export function ChoiceOfParty({ asked }: { asked: Asked }) {
  const t = useTranslations('Choices');
  const { title, what, hosts } = useAskedWords(useLocale())(asked);
  const id = `choice-${asked.party}`;
  return (
    <li className="border-ink border-t-2 py-4">
      <h3 id={id} className="font-bold text-lg leading-tight">
        {title}
      </h3>
      <p className="mt-1.5 max-w-[62ch] text-sm leading-snug">{what}</p>
      {hosts && <p className="wrap-anywhere mt-1 text-muted text-sm leading-snug">{hosts}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn around buttons, which are no fields. */}
      <div role="group" aria-labelledby={id} className="mt-3 choice-pair">
        {(['refused', 'given'] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            data-live="choice"
            data-party={asked.party}
            data-choice={choice}
            aria-pressed="false"
            className={choiceButton}
          >
            {t(choice === 'given' ? 'accept' : 'refuse')}
          </button>
        ))}
      </div>
      <p
        role="status"
        data-answer={asked.party}
        data-unknown={t('unknown')}
        data-given={t('given')}
        data-refused={t('refused')}
        className="mt-2 text-muted text-sm"
      >
        {t('unknown')}
      </p>
    </li>
  );
}
