'use client';

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useClientWords } from '@/components/rich-text/use-client-words';
import type { Embed } from '@/lib/catalog/films/player-source/find-embed';
import { type Choice, choiceOf, choose, watchChoices } from '@/lib/security/consent/choices';
import { choicesId } from '@/lib/security/consent/choices-id';
import { EmbedNotice } from './embed-notice';
import { PlayMark } from './play-mark';
import type { PlayerProps } from './player-props';
import { usePlayerHost } from './use-player-host';

type Props = PlayerProps & {
  embed: Embed;
  /** URL of a picture on this site. */
  picture: string;
  /** Content between the picture and the notice about the provider. */
  children?: ReactNode;
};

/** A film at a provider: shows the site's own picture; the provider is contacted only after a click. */
export function EmbedPlayer({ picture, children, ...props }: Props) {
  const { embed, source, film, locale, words } = props;
  const { Host, live, wanted, warm, open, close } = usePlayerHost({ until: film.until });
  const loaded = useClientWords(words, { namespace: 'Player', locale, live });
  const [asked, setAsked] = useState(false);
  const choice = useSyncExternalStore<Choice>(
    watchChoices,
    () => choiceOf(embed.provider),
    () => 'unknown',
  );
  // A withdrawn consent stops the film at once. A consent given for one click only is not stored and thus not
  // affected.
  useEffect(() => {
    if (choice !== 'given') close();
  }, [choice, close]);
  const named = (text: string) => text.replaceAll('{provider}', embed.name);
  const refused = choice === 'refused';
  function start() {
    if (asked) choose(embed.provider, 'given');
    void open();
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
              aria-label={named(refused ? words.embedChoose : words.embedLoad)}
              aria-busy={wanted}
              data-keeps-press={refused ? undefined : 'provider'}
              popoverTarget={refused ? choicesId : undefined}
              onPointerEnter={refused ? undefined : warm}
              onFocus={refused ? undefined : warm}
              onClick={refused ? undefined : start}
              className="group absolute inset-0 cursor-pointer noscript:hidden"
            >
              {refused ? (
                <span className="label absolute top-0 left-0 bg-signal px-5 py-4 text-on-signal group-hover:bg-ink group-hover:text-paper">
                  {words.choices}
                </span>
              ) : (
                <PlayMark corner />
              )}
            </button>
          </>
        )}
      </div>
      <EmbedNotice
        {...{ choice, asked, page: embed.page }}
        onAsk={setAsked}
        words={{
          notice: named(words.embedNotice),
          remember: named(words.embedRemember),
          given: named(words.embedGiven),
          refused: named(words.embedRefused),
          choices: words.choices,
          open: named(words.embedOpen),
        }}
      />
      {children}
    </>
  );
}
