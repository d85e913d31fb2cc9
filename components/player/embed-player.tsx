'use client';

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Arrow } from '@/components/navigation/arrow';
import { useClientMessages } from '@/components/rich-text/use-client-messages';
import type { Embed } from '@/lib/catalog/films/player-source';
import { type Choice, choiceOf, choose, watchChoices } from '@/lib/security/consent/choices';
import { choicesId } from '@/lib/security/consent/choices-id';
import type { PlayerProps } from './player-props';
import { PlayMark } from './start/play-mark';
import { StartNotice } from './start/start-notice';
import { usePlayerHost } from './use-player-host';

type Props = PlayerProps & {
  embed: Embed;
  /** URL of a picture on this site. */
  picture: string;
  /** Content between the picture and the notice about the provider. */
  children?: ReactNode;
};

type EmbedWord = Extract<keyof PlayerProps['messages'], `embed${string}` | 'choices'>;

/** A film at a provider: shows the site's own picture; the provider is contacted only after a click. */
export function EmbedPlayer({ picture, children, ...props }: Props) {
  const { embed, source, film, locale, messages } = props;
  const host = usePlayerHost({ until: film.until });
  const { Host, live, wanted, failed, preload, open, close } = host;
  const loaded = useClientMessages(messages, { namespace: 'Player', locale, live });
  const [remember, setRemember] = useState(false);
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
  const say = (key: EmbedWord) => messages[key].replaceAll('{provider}', embed.name);
  const refused = choice === 'refused';
  function start() {
    if (remember) choose(embed.provider, 'given');
    void open();
  }
  return (
    <>
      <div className="front">
        {Host ? (
          <div className="stage">
            <Host key={source.sources[0]?.src} {...props} messages={loaded} />
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
              aria-label={say(refused ? 'embedChoose' : 'embedLoad')}
              aria-busy={wanted}
              data-keeps-press={refused ? undefined : 'provider'}
              popoverTarget={refused ? choicesId : undefined}
              onPointerEnter={refused ? undefined : preload}
              onFocus={refused ? undefined : preload}
              onClick={refused ? undefined : start}
              className="group absolute inset-0 cursor-pointer noscript:hidden"
            >
              {refused ? (
                <span className="label absolute bottom-0 left-0 bg-signal px-5 py-4 text-on-signal group-hover:bg-ink group-hover:text-paper">
                  {messages.choices}
                </span>
              ) : (
                <PlayMark corner />
              )}
            </button>
            <StartNotice
              {...{ messages, failed }}
              busy={wanted}
              place="absolute bottom-0 left-18 md:left-24"
            />
          </>
        )}
      </div>
      <EmbedNotice {...{ choice, remember, say, page: embed.page }} onRemember={setRemember} />
      {children}
    </>
  );
}

type NoticeProps = {
  /** The visitor's stored answer. */
  choice: Choice;
  /** Whether the next consent is stored. */
  remember: boolean;
  onRemember: (remember: boolean) => void;
  /** URL of the film's page at the provider. */
  page: string;
  /** A text with the provider's name. */
  say: (key: EmbedWord) => string;
};

/**
 * Explains what a click sends to the provider, and offers to store the answer. With a stored answer the
 * notice's space stays reserved, so that the layout does not change.
 */
function EmbedNotice({ choice, remember, onRemember, page, say }: NoticeProps) {
  const link = 'inline-flex min-h-6 items-center underline underline-offset-4';
  const hasChoice = choice !== 'unknown';
  return (
    <div className="shell grid-12 gap-y-2 pt-3 text-sm leading-snug">
      <p className="col-span-12 grid *:[grid-area:1/1] md:col-span-6">
        <span className={hasChoice ? 'invisible' : ''}>{say('embedNotice')}</span>
        {hasChoice && <span>{say(choice === 'given' ? 'embedGiven' : 'embedRefused')}</span>}
      </p>
      <div className="col-span-12 flex flex-wrap items-start gap-x-6 gap-y-2 md:col-span-6">
        <div className="grid *:[grid-area:1/1] noscript:hidden">
          <label className={`flex min-h-6 items-center gap-3 ${hasChoice ? 'invisible' : ''}`}>
            <input
              type="checkbox"
              checked={remember}
              onChange={(event) => onRemember(event.target.checked)}
              className="size-6 shrink-0 accent-signal"
            />
            {say('embedRemember')}
          </label>
          {hasChoice && (
            <button
              type="button"
              popoverTarget={choicesId}
              className={`cursor-pointer justify-self-start ${link}`}
            >
              {say('choices')}
            </button>
          )}
        </div>
        <a href={page} target="_blank" rel="noopener" className={link}>
          {say('embedOpen')}
          <Arrow sign="↗" />
        </a>
      </div>
    </div>
  );
}
