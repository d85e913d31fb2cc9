'use client';

import { useEffect, useState } from 'react';
import { useClientWords } from '@/components/i18n/use-client-words';
import { Arrow } from '@/components/navigation/arrow';
import { buttonStyle } from '@/components/navigation/button-style';
import type { Embed } from '@/lib/films/player-source/find-embed';
import { hasConsented, rememberConsent } from '@/lib/player/source/embed-consent';
import { drawnPosterPath } from '@/lib/posters/poster-path';
import { EmbedNotice } from './embed-notice';
import type { PlayerProps } from './player-props';
import { usePlayerHost } from './use-player-host';

/** A film at a provider's: our own poster first, and nothing asked of the provider before a click. */
export function EmbedPlayer(props: PlayerProps & { embed: Embed }) {
  const { embed, source, film, locale, words } = props;
  const { Host, live, wanted, warm, open } = usePlayerHost({ until: film.until });
  const loaded = useClientWords(words, { namespace: 'Player', locale, live });
  const [remembered, setRemembered] = useState(false);
  const [asked, setAsked] = useState(false);
  // Storage is read after the first drawing, which is the server's.
  useEffect(() => setRemembered(hasConsented(embed.name)), [embed.name]);
  const named = (text: string) => text.replaceAll('{provider}', embed.name);
  function start() {
    if (asked) rememberConsent(embed.name, true);
    setRemembered(asked || remembered);
    void open();
  }
  function forget() {
    rememberConsent(embed.name, false);
    setRemembered(false);
  }
  const notice = (
    <EmbedNotice
      {...{ remembered, asked, forget }}
      onAsk={setAsked}
      words={{
        notice: named(words.embedNotice),
        remember: named(words.embedRemember),
        remembered: named(words.embedRemembered),
        forget: words.embedForget,
      }}
    />
  );
  if (Host)
    return (
      <>
        <Host key={source.sources[0]?.src} {...props} words={loaded} />
        {remembered && notice}
      </>
    );
  return (
    <div className="grid items-center gap-x-8 gap-y-6 bg-raised p-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:p-10">
      <img
        src={drawnPosterPath(film.slug)}
        alt=""
        width={600}
        height={900}
        className="w-full max-w-64"
      />
      <div>
        <button
          type="button"
          aria-busy={wanted}
          onPointerEnter={warm}
          onFocus={warm}
          onClick={start}
          className={`${buttonStyle} noscript:hidden`}
        >
          <span aria-hidden="true">▶</span> {named(words.embedLoad)}
        </button>
        {notice}
        <p className="mt-3 text-sm">
          <a
            href={embed.page}
            target="_blank"
            rel="noopener"
            className="underline underline-offset-4"
          >
            {named(words.embedOpen)}
            <Arrow sign="↗" />
          </a>
        </p>
      </div>
    </div>
  );
}
