import {
  type Choice,
  choiceOf,
  choose,
  type Party,
  watchChoices,
} from '@/lib/security/consent/choices';

/** Shows this visitor's consent choices in the opened dialog, and stores new ones. */
export function attachChoices(dialog: HTMLElement): void {
  const draw = () => {
    for (const button of dialog.querySelectorAll<HTMLElement>('[data-choice][aria-pressed]'))
      button.ariaPressed = String(
        choiceOf(button.dataset.party as Party) === button.dataset.choice,
      );
    for (const line of dialog.querySelectorAll<HTMLElement>('[data-answer]'))
      setText(line, line.dataset[choiceOf(line.dataset.answer as Party)] ?? '');
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
          setText(line, dialog.dataset.refused ?? '');
    // A link in the dialog leads to another page, so the dialog closes.
    if ((target as Element).closest('a')) dialog.hidePopover();
  });
  // Close the dialog when the focus leaves it, because the dialog could cover the element that has the focus now.
  dialog.addEventListener('focusout', ({ relatedTarget }) => {
    const isLeft = relatedTarget instanceof Node && !dialog.contains(relatedTarget);
    if (isLeft && dialog.matches(':popover-open')) dialog.hidePopover();
  });
}

/** Writes the text only if it has changed, so that it is not announced again. */
function setText(line: HTMLElement, words: string): void {
  if (line.textContent !== words) line.textContent = words;
}
