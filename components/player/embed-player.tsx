'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useClientWords } from '@/components/i18n/use-client-words';
import type { Embed } from '@/lib/films/player-source/find-embed';
import { hasConsented, rememberConsent } from '@/lib/player/source/embed-consent';
import { EmbedNotice } from './embed-notice';
import { PlayMark } from './play-mark';
import type { PlayerProps } from './player-props';
import { usePlayerHost } from './use-player-host';

type Props = PlayerProps & {
  embed: Embed;
  /** Address of a picture of our own. */
  picture: string;
  /** What stands below the picture and what is said of the provider. */
  children?: ReactNode;
};

/** A film at a provider's: a picture of our own first, and nothing asked of the provider before a click. */
export function EmbedPlayer({ picture, children, ...props }: Props) {
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
  return (
    <>
      <div className="front">
        {Host ? (
          <div className="stage">
            <Host key={source.sources[0]?.src} {...props} words={loaded} />
          </div>
        ) : (
          <>
            <img
              src={picture}
              alt=""
              width={1200}
              height={500}
              fetchPriority="high"
              className="scene"
            />
            <button
              type="button"
              aria-label={named(words.embedLoad)}
              aria-busy={wanted}
              onPointerEnter={warm}
              onFocus={warm}
              onClick={start}
              className="group absolute inset-0 cursor-pointer noscript:hidden"
            >
              <PlayMark corner busy={wanted} />
            </button>
          </>
        )}
      </div>
      <EmbedNotice
        {...{ remembered, asked, forget, page: embed.page }}
        onAsk={setAsked}
        words={{
          notice: named(words.embedNotice),
          remember: named(words.embedRemember),
          remembered: named(words.embedRemembered),
          forget: words.embedForget,
          open: named(words.embedOpen),
        }}
      />
      {children}
    </>
  );
}
