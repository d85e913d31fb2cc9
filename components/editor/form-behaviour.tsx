'use client';

import { useEffect, useRef } from 'react';
import { preparePictures } from '@/lib/editor/pictures/prepare-pictures';

/** Most bytes of the files of one form; the server refuses more (lib/server/uncached/check-request.ts). */
const mostBytes = 25 * 1024 * 1024;

/**
 * Uploads pictures as soon as they are chosen, unless they are too large or of an unsupported type, and focuses the field
 * that a link leads to. For a form that is
 * not stored on the device (`DeviceDraft`), the browser asks before the page is left.
 */
export function FormBehaviour() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let isChanged = false;
    const onSubmit = () => {
      isChanged = false;
    };
    form.addEventListener('submit', onSubmit, { signal });
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isChanged && !form.querySelector('.device-draft')) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave, { signal });
    form.addEventListener(
      'input',
      ({ target }) => {
        const isFile = isFileInput(target);
        // `FilmUpload` sends films itself; with scripts its input has no name.
        if (isFile && !target.name) return;
        isChanged = true;
        if (isFile) void sendPictures(target);
      },
      { signal },
    );
    // Without this the browser would leave the page for a file that is dropped beside an input.
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') && !isFileInput(event.target))
        event.preventDefault();
    };
    window.addEventListener('hashchange', focusTarget, { signal });
    focusTarget();
    form.addEventListener('dragover', onDragOver, { signal });
    form.addEventListener('drop', takeDropped, { signal });
    return () => listeners.abort();
  }, []);
  return <span ref={mark} hidden />;
}

/** Opens and focuses the field that the address names, as the links of the issues do. */
function focusTarget(): void {
  const field = document.getElementById(location.hash.slice(1));
  if (!field?.closest('form.entry')) return;
  for (
    let fold = field.closest('details');
    fold;
    fold = fold.parentElement?.closest('details') ?? null
  )
    fold.open = true;
  const input = field.querySelector<HTMLElement>('input:not([type=file]), textarea, select');
  input?.focus({ preventScroll: true });
  field.scrollIntoView();
}

const isFileInput = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'file';

/** Gives files that are dropped anywhere on the frame of a file input to the input. */
function takeDropped(event: DragEvent): void {
  const files = [...(event.dataTransfer?.files ?? [])];
  if (files.length === 0 || isFileInput(event.target)) return;
  event.preventDefault();
  const frame =
    event.target instanceof Element ? event.target.closest('.file, .film-upload') : null;
  const input = frame?.querySelector<HTMLInputElement>('input[type=file]:enabled');
  if (!input) return;
  const taken = new DataTransfer();
  for (const file of input.multiple ? files : files.slice(0, 1)) taken.items.add(file);
  input.files = taken.files;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Sends the pictures of an input, or says why not. */
async function sendPictures(input: HTMLInputElement): Promise<void> {
  const { tooLarge = '', readsHeic, refusedType = '', refusedHeic = '' } = input.dataset;
  const prepared = await preparePictures([...(input.files ?? [])], readsHeic === 'true');
  const files = typeof prepared === 'string' ? [] : prepared;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const problem = prepared === 'type' ? refusedType : prepared === 'heic' ? refusedHeic : '';
  input.setCustomValidity(bytes > mostBytes ? tooLarge : problem);
  if (!input.reportValidity()) {
    input.value = '';
    // The message was shown. It must not block later submissions of the form.
    input.form?.addEventListener('click', () => input.setCustomValidity(''), { once: true });
    return;
  }
  if (bytes === 0) return;
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  input.files = chosen.files;
  input.closest('.file')?.querySelector('button')?.click();
}
