'use client';

import { useEffect, useRef, useState } from 'react';
import {
  deleteDeviceDraft,
  differs,
  holdDeviceDraft,
  listDeviceDrafts,
  markDeviceDraftSent,
  type DeviceDraft as StoredDraft,
  storeDeviceDraft,
} from '@/lib/editor/form/device-drafts';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  /** The site's. */
  timeZone: string;
  /** The editor's email address, and the entry (`film/nerven`). */
  owner: string;
  entry: string;
  words: Record<'found' | 'restore' | 'discard' | 'offline' | 'notStored', string>;
};

/** Pause after the last input before the form is stored (ms). */
const pause = 400;

/** Longest wait for the server before a form is sent (ms). */
const patience = 8_000;

/**
 * Keeps a copy of the enclosing form's texts on the device until the server has stored them, and offers the copies that
 * earlier pages have left. Each page has a copy of its own, so that two tabs do not overwrite each other. If the server
 * cannot be reached, the form is not sent and stays as it is.
 */
export function DeviceDraft({ locale, timeZone, owner, entry, words }: Props) {
  const mark = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<StoredDraft[]>([]);
  const [problem, setProblem] = useState<'offline' | 'notStored'>();
  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const own = holdDeviceDraft({ owner, entry }, signal);
    let isChanged = false;
    let isReachable = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = (isSent = false) => {
      clearTimeout(timer);
      if (!isChanged) return;
      const isKept = storeDeviceDraft(own, { at: new Date().toISOString(), isSent, form });
      setProblem((now) => (isKept ? (now === 'notStored' ? undefined : now) : 'notStored'));
    };
    const onInput = () => {
      isChanged = true;
      clearTimeout(timer);
      timer = setTimeout(store, pause);
    };
    const onSubmit = (event: SubmitEvent) => {
      store(isReachable);
      if (isReachable) {
        isChanged = false;
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      void canReachServer().then((canReach) => {
        isReachable = canReach;
        setProblem(canReach ? undefined : 'offline');
        if (canReach) form.requestSubmit(event.submitter);
      });
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      store();
      if (isChanged) event.preventDefault();
    };
    form.addEventListener('input', onInput, { signal });
    // Before other listeners, which would show an unsent form as sent.
    form.addEventListener('submit', onSubmit, { signal, capture: true });
    window.addEventListener('beforeunload', onLeave, { signal });
    window.addEventListener('pagehide', () => store(), { signal });
    void listDeviceDrafts({ owner, entry }).then((found) => {
      // Another revision shows that the server has stored something since, normally this text.
      const shown = new FormData(form);
      const hasArrived = ({ isSent, fields }: StoredDraft) =>
        isSent && new Map(fields).get('~revision') !== (shown.get('~revision') ?? undefined);
      const isOver = (draft: StoredDraft) => hasArrived(draft) || !differs(draft, shown);
      for (const draft of found) if (isOver(draft)) deleteDeviceDraft(draft);
      setLeft(found.filter((draft) => !isOver(draft)));
    });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [owner, entry]);
  const discard = (draft: StoredDraft) => {
    deleteDeviceDraft(draft);
    setLeft((all) => all.filter((one) => one !== draft));
  };
  return (
    <div ref={mark} className="device-draft">
      {left.map((draft) => (
        <div key={draft.key} role="status" className="notice">
          <p>{words.found.replace('{at}', formatIn(timeZone, draft.at, locale))}</p>
          <div className="acts-row">
            <button type="button" onClick={() => send(draft, mark.current?.closest('form'))}>
              {words.restore}
            </button>
            <button type="button" className="quiet" onClick={() => discard(draft)}>
              {words.discard}
            </button>
          </div>
        </div>
      ))}
      {problem && (
        <p
          role="alert"
          className="notice error"
          // The button that was pressed may be far below.
          ref={(alert) => alert?.scrollIntoView?.({ block: 'center' })}
        >
          {words[problem]}
        </p>
      )}
    </div>
  );
}

/** Formats in the site's time zone, as all times of the editor. */
function formatIn(timeZone: string, at: string, locale: Locale): string {
  const formatter = new Intl.DateTimeFormat(`${locale}-CH`, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  return formatter.format(new Date(at));
}

/** Whether the server answers now, so that the browser's error page does not take the place of the form. */
async function canReachServer(): Promise<boolean> {
  const options = {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  } as const;
  return await fetch('/healthz', options).then(
    ({ status }) => status < 500,
    () => false,
  );
}

/** Sends a stored form as it was: the server merges it with what it has by field. */
function send(draft: StoredDraft, form: HTMLFormElement | null | undefined): void {
  if (!form) return;
  markDeviceDraftSent(draft);
  const copy = document.createElement('form');
  Object.assign(copy, { method: 'post', action: form.action, enctype: form.enctype, hidden: true });
  for (const [name, value] of [...draft.fields, ['~intent', 'save'] as const]) {
    const field = document.createElement('textarea');
    Object.assign(field, { name, value });
    copy.append(field);
  }
  document.body.append(copy);
  copy.submit();
}
