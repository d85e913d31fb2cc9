'use client';

import { useEffect, useRef } from 'react';

/** Most bytes of the files of one form; the server refuses more (lib/server/uncached/check-request.ts). */
const mostBytes = 25 * 1024 * 1024;

/**
 * Sends pictures as soon as they are chosen, unless they are too large. A form whose text is not stored on the device
 * asks before the page is left.
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
        isChanged = true;
        if (target instanceof HTMLInputElement && target.type === 'file') sendFiles(target);
      },
      { signal },
    );
    return () => listeners.abort();
  }, []);
  return <span ref={mark} hidden />;
}

function sendFiles(input: HTMLInputElement): void {
  const bytes = [...(input.files ?? [])].reduce((sum, { size }) => sum + size, 0);
  input.setCustomValidity(bytes > mostBytes ? (input.dataset.tooLarge ?? '') : '');
  const button = input.closest('.file')?.querySelector('button');
  if (input.reportValidity() && bytes > 0) button?.click();
}
