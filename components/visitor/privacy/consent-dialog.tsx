import { useLocale, useTranslations } from 'next-intl';
import { LocaleLink } from '@/components/navigation/links';
import { choicesId } from '@/lib/security/consent/choices-id';
import { listThirdParties, type ThirdParty } from '@/lib/visitor/privacy/third-parties';
import { useThirdPartyTexts } from './third-parties';

/** Accepting and refusing have the same size and style; the chosen one is filled. */
const choiceButton =
  'label invisible min-h-12 cursor-pointer border-2 border-ink px-3 py-2 text-center hover:bg-raised in-[[data-scripted]]:visible aria-pressed:bg-ink aria-pressed:text-paper';

/**
 * Consent dialog: the third-party origins, and the visitor's choice for each, with equally prominent "no" and
 * "yes" buttons. Renders nothing if the site needs no consent. A native popover, with a shade that receives the
 * clicks outside (docs/decisions/0002). `components/live-buttons` loads the script of the buttons when the
 * dialog opens.
 */
export function ConsentDialog() {
  const t = useTranslations('Consent');
  const thirdParties = listThirdParties();
  if (thirdParties.length === 0) return null;
  const parties = thirdParties.map(({ party }) => party).join(' ');
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
            {thirdParties.map((one) => (
              <ChoiceOfParty key={one.party} thirdParty={one} />
            ))}
          </ul>
          {thirdParties.length > 1 && (
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

/** One third party: purpose, operator, and the two buttons with the current choice. */
function ChoiceOfParty({ thirdParty }: { thirdParty: ThirdParty }) {
  const t = useTranslations('Consent');
  const { title, what, hosts } = useThirdPartyTexts(useLocale())(thirdParty);
  const id = `choice-${thirdParty.party}`;
  return (
    <li className="border-ink border-t-2 py-4">
      <h3 id={id} className="font-bold text-lg leading-tight">
        {title}
      </h3>
      <p className="mt-1.5 max-w-[62ch] text-sm leading-snug">{what}</p>
      {hosts && <p className="wrap-anywhere mt-1 text-muted text-sm leading-snug">{hosts}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and buttons are none. */}
      <div role="group" aria-labelledby={id} className="mt-3 choice-pair">
        {(['refused', 'given'] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            data-live="choice"
            data-party={thirdParty.party}
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
        data-answer={thirdParty.party}
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
