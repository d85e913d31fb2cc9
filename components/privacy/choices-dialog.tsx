import { useTranslations } from 'next-intl';
import { LocaleLink } from '@/components/navigation/locale-link';
import { choicesId } from '@/lib/consent/choices-id';
import { listAsked } from '@/lib/privacy/list-asked';
import { choiceButton } from './choice-button';
import { ChoiceOfParty } from './choice-of-party';

/**
 * Whom the site may ask, and what the visitor has answered: for each a no and a yes of one size. Nothing where nobody is
 * asked. The platform's popover opens and closes it, with a shade that takes a press beside it (docs/decisions/0002); `live-buttons` fetches what makes its buttons work when it is opened.
 */
export function ChoicesDialog() {
  const t = useTranslations('Choices');
  const asked = listAsked();
  if (asked.length === 0) return null;
  const parties = asked.map(({ party }) => party).join(' ');
  return (
    <div
      id={choicesId}
      popover="auto"
      data-refused={t('notKept')}
      className="inset-0 size-full max-h-none max-w-none grid-cols-[minmax(0,40rem)] content-center justify-center bg-transparent p-4 text-ink open:grid"
    >
      <button
        type="button"
        popoverTarget={choicesId}
        popoverTargetAction="hide"
        tabIndex={-1}
        aria-hidden="true"
        className="shade absolute inset-0"
      />
      <div
        role="dialog"
        aria-labelledby={`${choicesId}-title`}
        className="relative max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain border-2 border-ink bg-paper"
      >
        <div className="sticky top-0 z-10 flex items-start justify-between gap-2 bg-paper pt-4 pb-2 pl-5 md:pt-6 md:pl-8">
          <h2
            id={`${choicesId}-title`}
            tabIndex={-1}
            className="display-3 min-w-0 pt-1.5 outline-none focus-visible:outline-none"
          >
            {t('title')}
          </h2>
          <button
            type="button"
            popoverTarget={choicesId}
            popoverTargetAction="hide"
            aria-label={t('close')}
            className="mr-3 grid size-[44px] shrink-0 cursor-pointer place-items-center text-2xl hover:bg-ink hover:text-paper md:mr-5"
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
        <div className="px-5 pb-5 md:px-8 md:pb-8">
          <p className="max-w-[56ch] leading-snug">{t('intro')}</p>
          <ul className="mt-5">
            {asked.map((one) => (
              <ChoiceOfParty key={one.party} asked={one} />
            ))}
          </ul>
          {asked.length > 1 && (
            <div className="choice-pair border-ink border-t-2 pt-5">
              {(['refused', 'given'] as const).map((choice) => (
                <button
                  key={choice}
                  type="button"
                  data-live="choice"
                  data-party={parties}
                  data-choice={choice}
                  className={choiceButton}
                >
                  {t(choice === 'given' ? 'acceptAll' : 'refuseAll')}
                </button>
              ))}
            </div>
          )}
          <p className="mt-5 flex flex-wrap gap-x-6 gap-y-1 border-line border-t pt-3 text-sm">
            <button
              type="button"
              data-live="choice"
              data-party={parties}
              data-choice="unknown"
              className="inline-flex min-h-8 cursor-pointer items-center underline underline-offset-4"
            >
              {t('forget')}
            </button>
            <LocaleLink
              href="/vie-privee#hosts"
              className="inline-flex min-h-8 items-center underline underline-offset-4"
            >
              {t('more')}
            </LocaleLink>
          </p>
        </div>
      </div>
    </div>
  );
}
