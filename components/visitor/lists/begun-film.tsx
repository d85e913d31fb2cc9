'use client';

import { PlayLink } from '@/components/navigation/play-link';
import { PlaySquare } from '@/components/navigation/play-square';
import type { FilmFacts } from '@/lib/catalog/films/film-facts';
import type { Locale } from '@/lib/i18n/locales';
import { positionName } from '@/lib/player/resume/position-name';
import { openPositions } from '@/lib/player/resume/positions';
import type { BegunFilm } from '@/lib/visitor/lists/continue-watching';
import { timeWords } from '@/lib/visitor/lists/time-words';
import type { BegunWords } from './lists-words';

type Props = {
  begun: BegunFilm;
  /** Whether the visitor removed it since the page was opened. */
  gone: boolean;
  facts: FilmFacts;
  locale: Locale;
  words: BegunWords;
};

/** Card of a started film: progress, remaining time, a link to resume, and a button to remove it or put it back. */
export function BegunFilmCard({ begun, gone, facts, locale, words }: Props) {
  const { slug, type, time, at } = begun;
  const seconds = (facts.runtime ?? 0) * 60;
  const share = seconds > 0 ? Math.min(1, time / seconds) : undefined;
  const name = positionName(slug, type);
  function toggle() {
    if (gone) openPositions().merge({ [name]: { time, at } });
    else openPositions().forget(name);
  }
  const { text, lang, translated } = facts.title;
  const sayOfFilm = (said: string) => said.replace('{title}', text);
  return (
    <article className={`group relative ${gone ? '[&_img]:opacity-30' : ''}`}>
      <div className="relative">
        <img
          {...facts.screen}
          alt=""
          width={1200}
          height={630}
          className="aspect-[40/21] w-full bg-raised object-cover"
        />
        <PlaySquare />
        {share !== undefined && (
          <div
            role="img"
            aria-label={words.progress.replace('{percent}', String(Math.round(share * 100)))}
            className="absolute inset-x-0 top-full h-1.5 bg-line"
          >
            <div className="h-full bg-signal" style={{ width: `${share * 100}%` }} />
          </div>
        )}
      </div>
      <h3 className="mt-4 truncate list-title text-lg">
        <PlayLink
          href={`${facts.href}#${type === 'video' ? 'watch' : 'listen'}`}
          aria-label={sayOfFilm(words.resumeFilm)}
          // The link promises to resume, so the position of a removed film is restored first.
          onPress={gone ? toggle : undefined}
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          <span lang={translated ? undefined : lang}>{text}</span>
        </PlayLink>
      </h3>
      <p className="label mt-1 flex min-h-8 items-baseline justify-between gap-x-4">
        {seconds > time
          ? words.left.replace('{time}', timeWords(seconds - time, locale))
          : timeWords(time, locale)}
        <button
          type="button"
          onClick={toggle}
          aria-label={sayOfFilm(gone ? words.putBackFilm : words.forgetFilm)}
          className="relative z-10 -mr-1 min-h-8 cursor-pointer px-1 underline underline-offset-4 hover:text-signal"
        >
          {gone ? words.putBack : words.forget}
        </button>
      </p>
    </article>
  );
}
