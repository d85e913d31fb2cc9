import { choicesId } from '@/lib/consent/choices-id';

/** Fetches what makes the dialog of choices work when somebody opens it. Returns the way to stop. */
export function watchChoicesDialog(): () => void {
  const open = async (dialog: HTMLElement | null) => {
    if (dialog?.id !== choicesId || !dialog.matches(':popover-open')) return;
    dialog.querySelector('h2')?.focus();
    const { attachChoices } = await import('./attach-choices');
    attachChoices(dialog);
  };
  const hear = ({ target }: Event) =>
    void (target instanceof HTMLElement && open(target).catch(() => {}));
  // This event does not bubble.
  document.addEventListener('toggle', hear, true);
  // It may have been opened before anybody listened: it needs no script for that.
  void open(document.getElementById(choicesId)).catch(() => {});
  return () => document.removeEventListener('toggle', hear, true);
}
