import { sharePage } from '@/lib/share/share-page';
import type { LiveWords } from './live-words';
import type { Notice } from './notice';

/** Shares the page a button stands on, and says what became of it. */
export async function pressShareButton(
  { dataset }: HTMLElement,
  notice: Notice,
  { share: words }: LiveWords,
): Promise<void> {
  const url = new URL(dataset.url ?? '', window.location.href).href;
  const outcome = await sharePage({ title: dataset.title ?? document.title, url });
  if (outcome === 'copied') notice.show(words.copied);
  if (outcome === 'by-hand') {
    const field = addressField(url, words.byHand);
    notice.show(words.byHand, field);
    field.focus();
    field.select();
  }
}

function addressField(url: string, label: string): HTMLInputElement {
  const field = document.createElement('input');
  field.readOnly = true;
  field.value = url;
  field.setAttribute('aria-label', label);
  field.className = 'h-10 w-80 max-w-full border-2 border-paper bg-paper px-2 text-ink';
  return field;
}
