'use client';

import { useClientWords } from '@/components/i18n/use-client-words';
import { fetchEarly } from '@/lib/player/source/early-media';
import { AdConsent } from './ad-consent';
import { BesidePlayer } from './beside-player';
import { PlayMark } from './play-mark';
import type { PlayerProps } from './player-props';
import { usePlayerHost } from './use-player-host';

/** Poster and a native button first; the player when it is pressed, warmed up by pointer or focus. */
export function PlayerGate(props: PlayerProps) {
  const { source, locale } = props;
  const { Host, live, wanted, warm, open } = usePlayerHost({
    autoplay: source.autoplay,
    until: props.film.until,
  });
  const words = useClientWords(props.words, { namespace: 'Player', locale, live });
  const beside = (
    <>
      {props.ads && <AdConsent ads={props.ads} locale={locale} words={words} />}
      <BesidePlayer
        slug={props.film.slug}
        source={source}
        locale={locale}
        words={words}
        onStart={open}
      />
    </>
  );
  if (Host)
    return (
      <>
        <Host key={source.sources[0]?.src} {...props} words={words} />
        {beside}
      </>
    );
  const press = () => void fetchEarly(source).then(open);
  const video = source.type === 'video';
  const label = (video ? props.words.watch : props.words.listen).replace('{title}', source.title);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-busy={wanted}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={press}
        className={`group relative flex w-full cursor-pointer overflow-hidden bg-black text-left text-white noscript:hidden ${video ? 'aspect-video max-w-[calc((100svh-var(--header)-1rem)*16/9)]' : 'items-stretch'}`}
      >
        {video && source.poster && (
          <img
            src={source.poster}
            alt=""
            width={1280}
            height={720}
            fetchPriority="high"
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <PlayMark corner={video} busy={wanted} />
        {!video && <span className="display-3 self-center px-5 py-3">{source.title}</span>}
      </button>
      {beside}
    </>
  );
}
