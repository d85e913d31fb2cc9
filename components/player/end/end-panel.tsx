import './end-panel.css';
import Link from 'next/link';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { PlayLink } from '@/components/navigation/play-link';
import type { FilmFacts } from '@/lib/catalog/films/film-facts';
import type { EveningFacts, NextFilmsFacts } from '@/lib/catalog/programme/fetch-next-films';
import type { PlayerProps } from '../player-props';

type Props = NextFilmsFacts & {
  /** The player's root element. */
  root: RefObject<HTMLElement | null>;
  messages: PlayerProps['messages'];
  /** Label of the button that plays the film again. */
  replay: string;
  onReplay: () => void;
  /** Seconds until the next film starts. */
  seconds: number;
};

/**
 * The panel over the picture after a film's end: the next film with a countdown, or a notice that the evening is over;
 * a button to play again; other films.
 */
export function EndPanel({
  next,
  others,
  evening,
  root,
  messages,
  replay,
  onReplay,
  seconds,
}: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const { left, isRunning, cancel } = useCountdown(next ? seconds : undefined);

  useEffect(() => {
    // In a later task, because an advertisement after the film removes the panel in the current one.
    const timer = setTimeout(() => {
      const { activeElement } = document;
      // Do not move the focus out of the transcript's search field.
      if (
        root.current?.contains(activeElement) &&
        !activeElement?.closest('[role="dialog"], dialog')
      )
        cancelButton.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [root]);
  useEffect(() => {
    // A countdown opens the next film only if the panel is in view. `seconds` is 0 if the visitor has asked for
    // that film.
    if (left === 0 && (seconds === 0 || isInView(link.current))) link.current?.click();
  }, [left, seconds]);

  function cancelAndKeepFocus() {
    // The focused button is about to be removed.
    if (document.activeElement === cancelButton.current) link.current?.focus();
    cancel();
  }
  useOtherActivity(isRunning ? cancelAndKeepFocus : undefined);
  return (
    <div className="player-end">
      <div className="player-end__next">
        {next && (
          <>
            <img {...next.screen} sizes="(min-width: 64rem) 46rem, 80vw" alt="" />
            {evening?.position && <p>{eveningFilm(evening, messages)}</p>}
            <p aria-hidden={isRunning}>
              {isRunning ? messages.nextFilmIn.replace('{seconds}', `${left}`) : messages.nextFilm}
            </p>
            <FilmName film={next} />
          </>
        )}
        {evening && !next && (
          <p className="player-end__title">
            {messages.eveningOver.replace('{title}', evening.title.text)}
          </p>
        )}
        <div className="player-choices">
          {next && (
            <PlayLink ref={link} href={next.href} className="player-end__link">
              {messages.nextFilmPlay}
            </PlayLink>
          )}
          {isRunning && (
            <button
              ref={cancelButton}
              type="button"
              aria-keyshortcuts="Escape"
              onClick={cancelAndKeepFocus}
            >
              {messages.nextFilmCancel}
            </button>
          )}
          {evening && !next && (
            <Link href={evening.href} prefetch={false}>
              {messages.eveningPage}
            </Link>
          )}
          <button type="button" onClick={onReplay}>
            {replay}
          </button>
        </div>
      </div>
      {others.length > 0 && (
        // Interest in another film cancels the countdown.
        <section aria-label={messages.otherFilms} onFocus={cancel} onPointerMove={cancel}>
          <h2>{messages.otherFilms}</h2>
          <ul>
            {others.map((film) => (
              <li key={film.slug}>
                <img {...film.screen} sizes="7rem" alt="" />
                <div>
                  <PlayLink href={film.href} className="player-end__link">
                    <FilmName film={film} />
                  </PlayLink>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function eveningFilm(
  { position, count }: EveningFacts,
  { eveningFilm }: Props['messages'],
): string {
  return eveningFilm.replace('{position}', `${position}`).replace('{count}', `${count}`);
}

function isInView(element: Element | null): boolean {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom >= 0 && top <= innerHeight;
}

function FilmName({ film: { title, line } }: { film: FilmFacts }) {
  return (
    <>
      <span className="player-end__title" lang={title.translated ? undefined : title.lang}>
        {title.text}
      </span>{' '}
      <span className="player-end__line">{line}</span>
    </>
  );
}

/** Counts down to 0 unless it is cancelled. Undefined `seconds`: no countdown. */
function useCountdown(seconds: number | undefined) {
  const [left, setLeft] = useState(seconds);
  const [isCancelled, setIsCancelled] = useState(false);
  const isRunning = left !== undefined && left > 0 && !isCancelled;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft((before) => before && before - 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { left, isRunning, cancel: () => setIsCancelled(true) };
}

/** Calls `stop` when the visitor presses Escape, starts another player, types, or leaves the page. */
function useOtherActivity(stop: (() => void) | undefined) {
  useEffect(() => {
    if (!stop) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal });
    // Media events do not bubble.
    document.addEventListener('play', stop, { signal, capture: true });
    // Moving a slider is not typing: the volume may be changed without stopping the countdown.
    const onInput = ({ target }: Event) => (target as Element).matches('[type="range"]') || stop();
    document.addEventListener('input', onInput, { signal });
    // Otherwise the countdown would go on when the page returns from the back-forward cache.
    window.addEventListener('pagehide', stop, { signal });
    return () => listening.abort();
  }, [stop]);
}
