import type { ReactNode } from 'react';
import type { FilmJobView } from '@/lib/editor/films/job-view';

type JobStateProps = {
  job: FilmJobView;
  isShown: boolean;
  say: (key: string, values?: Record<string, string | number>) => string;
  act: (action: string, key: string) => ReactNode;
};

/** Faults of the file itself: another attempt with it would fail, too. */
const ofFile = new Set(['empty', 'not-film', 'no-length', 'type', 'cut']);

/** A job that this window is not uploading, with its actions. */
export function JobState({ job, isShown, say, act }: JobStateProps) {
  const { id, name, state, percent, fault = 'other', ahead } = job;
  const discard = `discard-film:${id}`;
  const repeat = `repeat-film:${id}`;
  if (state === 'queued' || state === 'running')
    return (
      <>
        <FilmProgress
          text={say(state === 'queued' && ahead > 0 ? 'queued' : 'making', { name, ahead })}
          percent={percent}
        />
        <div className="film-buttons">
          {act(discard, 'cancel')}
          <small className="hint">{say('leave')}</small>
        </div>
      </>
    );
  if (state === 'done')
    return (
      <>
        <p role="status" className="notice">
          {say('done', { name })}
        </p>
        {!isShown && <div className="film-buttons">{act('save', 'show')}</div>}
      </>
    );
  if (state === 'uploading')
    return (
      <>
        <p className="notice">{say('stopped', { name, percent })}</p>
        <div className="film-buttons">{act(discard, 'discard')}</div>
      </>
    );
  return (
    <>
      <p role="alert" className="notice error">
        {state === 'interrupted' ? say('interrupted', { name }) : say(`failed_${fault}`, { name })}
      </p>
      <div className="film-buttons">
        {!ofFile.has(fault) && act(repeat, 'repeat')}
        {act(discard, 'discard')}
      </div>
    </>
  );
}

export function FilmProgress({ text, percent }: { text: string; percent: number }) {
  return (
    <div className="film-progress">
      <p role="status">{text}</p>
      <progress max={100} value={percent} aria-label={text} />
      <span aria-hidden>{percent} %</span>
    </div>
  );
}
