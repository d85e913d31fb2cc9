'use client';

import { useEffect, useRef } from 'react';

/** Asks before a page with typed text is left that is not saved. Without script the browser itself keeps it. */
export function UnsavedChanges() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    let isChanged = false;
    const change = () => {
      isChanged = true;
    };
    const send = () => {
      isChanged = false;
    };
    const leave = (event: BeforeUnloadEvent) => {
      if (isChanged) event.preventDefault();
    };
    form.addEventListener('input', change);
    form.addEventListener('submit', send);
    window.addEventListener('beforeunload', leave);
    return () => {
      form.removeEventListener('input', change);
      form.removeEventListener('submit', send);
      window.removeEventListener('beforeunload', leave);
    };
  }, []);
  return <span ref={mark} hidden />;
}
