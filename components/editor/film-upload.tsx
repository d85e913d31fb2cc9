'use client';

import { useEffect, useRef, useState } from 'react';
import { checkFilm } from '@/lib/editor/films/check-film';
import type { FilmJobView } from '@/lib/editor/films/job-view';
import { type SendRefusal, sendFilm } from '@/lib/editor/films/send-film';
import { FilmProgress, JobState } from './film-job-state';
import { keepSending, type Sending } from './keep-sending';

type FilmUploadProps = {
  slug: string;
  field: FilmJobView['field'];
  /** Id of another editor's draft that the form shows. */
  draft?: string | undefined;
  jobs: readonly FilmJobView[];
  /** Texts, with values in braces. */
  words: Record<string, string>;
};

/** Milliseconds between two requests for the progress of the conversion. */
const pollInterval = 2000;

/**
 * An input for a film. The file is validated, then uploaded in parts, and converted in the background while the editor
 * continues. Without scripts the form sends the file, and a reload shows the progress.
 */
export function FilmUpload({ slug, field, draft, jobs: shown, words }: FilmUploadProps) {
  const say = (key: string, values: Record<string, string | number> = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
      words[key] ?? '',
    );
  const place = useRef<HTMLDivElement>(null);
  const upload = useRef<{ id?: string; stop: AbortController }>(undefined);
  const [isLive, setLive] = useState(false);
  const [jobs, setJobs] = useState(shown);
  const [sending, setSending] = useState<Sending>();
  const [refusal, setRefusal] = useState<string>();
  const own = jobs.filter((one) => one.field === field && !one.editor);
  // There may be several trailers: first those that are not finished.
  const job = own.filter(({ state }) => state !== 'done').at(-1) ?? own.at(-1);
  const others = jobs.filter((one) => one.field === field && one.editor);
  const isMade = jobs.some(({ state }) => state === 'queued' || state === 'running');

  const look = async () => {
    const query = new URLSearchParams({ slug, ...(draft && { draft }) });
    const answer = await fetch(`/desk/content/upload/state?${query}`, { redirect: 'manual' }).catch(
      () => undefined,
    );
    if (answer?.ok) setJobs(await answer.json());
  };

  useEffect(() => setLive(true), []);
  useEffect(() => {
    if (!isMade) return;
    const timer = setInterval(look, pollInterval);
    return () => clearInterval(timer);
  });
  const isSending = sending !== undefined;
  useEffect(() => (isSending ? keepSending(place.current, setSending) : undefined), [isSending]);

  const send = async (file: File) => {
    setRefusal(undefined);
    const fault = await checkFilm({
      size: file.size,
      read: async (at, length) => new Uint8Array(await file.slice(at, at + length).arrayBuffer()),
    }).catch(() => 'unreadable' as const);
    const refuse = (reason: SendRefusal, bytes: { free?: number; needed?: number } = {}) =>
      setRefusal(say(`refused_${reason}`, { free: inGb(bytes.free), needed: inGb(bytes.needed) }));
    if (fault) return refuse(fault);
    const { name, size, lastModified: modified } = file;
    const stop = new AbortController();
    upload.current = { stop };
    setSending({ name, percent: 0, isLost: false });
    const sent = await sendFilm(
      file,
      { slug, field, draft, name, size, modified },
      {
        signal: stop.signal,
        onBegun: (id) => {
          upload.current = { id, stop };
        },
        onProgress: (received, isLost) =>
          setSending((before) => ({
            ...before,
            ...{ name, isLost, percent: Math.floor((100 * received) / size) },
          })),
      },
    ).catch(() => undefined);
    await look();
    setSending(undefined);
    if (sent) refuse(sent.refused, sent);
  };

  const discard = async () => {
    const { id, stop } = upload.current ?? {};
    stop?.abort();
    if (id)
      await fetch(`/desk/content/upload/discard?${new URLSearchParams({ id })}`, {
        method: 'POST',
      }).catch(() => undefined);
    await look();
  };

  const act = (action: string, key: string) => (
    <button type="submit" name="~intent" value={action} className="quiet">
      {say(key)}
    </button>
  );
  const isBusy = sending || job?.state === 'queued' || job?.state === 'running';
  return (
    <div className="film-upload" ref={place}>
      {sending && (
        <>
          <FilmProgress
            text={say(sending.isLost ? 'lost' : 'sending', { name: sending.name })}
            percent={sending.percent}
          />
          <div className="film-buttons">
            <button type="button" className="quiet" onClick={discard}>
              {say('cancel')}
            </button>
            <small className={sending.saved === 'unsaved' ? 'error' : 'hint'} role="status">
              {say(sending.saved ? `${sending.saved}Meanwhile` : 'meanwhile')}
            </small>
          </div>
        </>
      )}
      {!sending && job && (
        <JobState {...{ job, say, act }} isShown={shown.some((one) => isSameDone(one, job))} />
      )}
      {!isBusy && (
        <label className="field">
          <span>{say(job?.state === 'uploading' ? 'again' : `choose_${field}`)}</span>
          <input
            type="file"
            accept="video/*,audio/mp4,audio/wav,audio/flac,audio/ogg,.mov,.mkv,.mxf,.avi,.ts,.m2ts,.mpg,.mpeg,.vob"
            {...(!isLive && { name: field === 'film' ? 'media.film.~film' : 'trailers.~film' })}
            aria-describedby={`film-${field}-limits`}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) void send(file);
            }}
          />
        </label>
      )}
      {refusal && (
        <strong className="error" role="alert">
          {refusal}
        </strong>
      )}
      {!isBusy && (
        <small className="hint" id={`film-${field}-limits`}>
          {say('limits')}
          <noscript> {say('noScript')}</noscript>
        </small>
      )}
      {others.map((other) => (
        <small className="hint" key={other.id}>
          {say('ofOther', { editor: other.editor ?? '', name: other.name })}
        </small>
      ))}
    </div>
  );
}

/** Whether a job was done already when the page was made: its fields show the film then. */
const isSameDone = (one: FilmJobView, { id }: FilmJobView) => one.id === id && one.state === 'done';

const inGb = (bytes = 0) => (Math.max(0, bytes) / 1e9).toFixed(1);
