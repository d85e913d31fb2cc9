/** An upload in this window. */
export type Sending = {
  name: string;
  percent: number;
  isLost: boolean;
  saved?: 'saved' | 'unsaved';
};

/**
 * During an upload *Save* sends the form in the background, because leaving the page would end the upload; the browser
 * asks before the page is left.
 * @returns a function that ends this
 */
export function keepSending(
  place: HTMLElement | null,
  setSending: (change: (before?: Sending) => Sending | undefined) => void,
): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const form = place?.closest('form');
  form?.addEventListener(
    'submit',
    async (event) => {
      const { submitter } = event;
      if (!(submitter instanceof HTMLButtonElement) || submitter.value !== 'save') return;
      event.preventDefault();
      const body = new FormData(form, submitter);
      const answer = await fetch(form.action, { method: 'POST', body }).catch(() => undefined);
      const note = (saved: Sending['saved']) =>
        setSending((before) => before && { ...before, saved });
      if (!answer) {
        // No connection: the text is not saved, so the form is marked as changed again.
        form.dispatchEvent(new Event('input'));
        return note('unsaved');
      }
      const query = new URL(answer.url).searchParams;
      if (answer.ok && query.has('said') && !query.has('refused')) return note('saved');
      // The browser submits the form itself, and shows its errors or the sign-in page.
      form.submit();
    },
    { signal },
  );
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  return () => listeners.abort();
}
