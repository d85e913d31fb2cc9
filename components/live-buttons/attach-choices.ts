import {
  type Choice,
  choiceOf,
  choose,
  type Party,
  watchChoices,
} from '@/lib/security/consent/choices';

/** Draws into the opened dialog what this device's visitor has answered, and takes what is answered now. */
export function attachChoices(dialog: HTMLElement): void {
  const draw = () => {
    for (const button of dialog.querySelectorAll<HTMLElement>('[data-choice][aria-pressed]'))
      button.ariaPressed = String(
        choiceOf(button.dataset.party as Party) === button.dataset.choice,
      );
    for (const line of dialog.querySelectorAll<HTMLElement>('[data-answer]'))
      say(line, line.dataset[choiceOf(line.dataset.answer as Party)] ?? '');
  };
  draw();
  if (dialog.dataset.attached !== undefined) return;
  dialog.dataset.attached = '';
  watchChoices(draw);
  dialog.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-choice]');
    const { party: parties = '', choice } = button?.dataset ?? {};
    for (const party of parties.split(' ').filter(Boolean) as Party[])
      if (choose(party, choice as Choice) !== 'kept')
        for (const line of dialog.querySelectorAll<HTMLElement>(`[data-answer="${party}"]`))
          say(line, dialog.dataset.refused ?? '');
    // A link has done what the dialog was opened for.
    if ((target as Element).closest('a')) dialog.hidePopover();
  });
  // What takes the focus must not lie below.
  dialog.addEventListener('focusout', ({ relatedTarget }) => {
    const isLeft = relatedTarget instanceof Node && !dialog.contains(relatedTarget);
    if (isLeft && dialog.matches(':popover-open')) dialog.hidePopover();
  });
}

/** What has not changed is not said again. */
function say(line: HTMLElement, words: string): void {
  if (line.textContent !== words) line.textContent = words;
}
