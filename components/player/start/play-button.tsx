import { lazy, type PointerEvent, Suspense } from 'react';
import { loadWhenOnline } from '@/lib/navigation/connection/no-connection';
import { formatClock } from '@/lib/player/time-link';
import type { PlayerProps } from '../player-props';
import type { usePlayerHost } from '../use-player-host';
import { PlayMark } from './play-mark';
import { StartNotice } from './start-notice';

// Loaded only for a link to a moment.
const MomentFrame = lazy(async () => ({
  default: (await loadWhenOnline(() => import('../moment-frame'))).MomentFrame,
}));

type Props = {
  source: PlayerProps['source'];
  messages: PlayerProps['messages'];
  /**
   * The picture is not part of the button; the button is the square alone, and its click area covers the
   * picture.
   */
  covered?: boolean;
  /** Pressed, and the film is loading. */
  busy: boolean;
  /** Whether it stands further down the page: a link to the film does not start it. */
  below?: true | undefined;
  /** The player's code could not be loaded. */
  failed: boolean;
  /** Native controls are shown above the button, so there is nothing to press. */
  native: boolean;
  /** Stored playback position in seconds. */
  resumeAt?: number;
  /** The time in the page's URL in seconds, which comes before the stored position. */
  moment?: number;
  onRestart: () => void;
  help: ReturnType<typeof usePlayerHost>['help'];
  preload: () => void;
  onDown: (event: PointerEvent) => void;
  onPress: () => void;
};

/** The film's still with the play square; for audio a row with it. */
export function PlayButton(props: Props) {
  const {
    source,
    messages,
    covered = false,
    below,
    busy,
    failed,
    native,
    resumeAt,
    moment,
    help: { Help, showHelp, hideHelp },
    preload,
    onDown,
    onPress,
    onRestart,
  } = props;
  const video = source.type === 'video';
  const begin = video ? messages.watch : messages.listen;
  const from = moment ?? resumeAt;
  const time = from ? formatClock(from) : '';
  const fromMoment = (video ? messages.watchFrom : messages.listenFrom).replace('{time}', time);
  const label = moment
    ? `${fromMoment}, ${source.title}`
    : (resumeAt ? messages.resumeFilm.replace('{time}', time) : begin).replace(
        '{title}',
        source.title,
      );
  const picture = video && !covered;
  const parts = (
    <>
      <button
        type="button"
        aria-label={label}
        aria-busy={busy}
        data-keeps-press={below ? 'below' : ''}
        disabled={native}
        onPointerEnter={preload}
        onPointerDown={onDown}
        // Keyboard focus only: a mouse click focuses the button as well.
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && preload()}
        onClick={onPress}
        onKeyDown={({ key }) => key === '?' && showHelp()}
        className={`group cursor-pointer noscript:hidden ${covered ? '' : 'relative flex w-full overflow-hidden bg-black text-left text-white'} ${picture ? 'aspect-(--ratio,16/9)' : 'items-stretch'}`}
      >
        {picture && source.still && (
          <img
            alt=""
            width={1280}
            height={720}
            fetchPriority="high"
            {...source.still}
            className="absolute inset-0 size-full object-cover"
          />
        )}
        {picture && moment && source.previewThumbnails && (
          <Suspense>
            <MomentFrame src={source.previewThumbnails.src} time={moment} />
          </Suspense>
        )}
        {!native && <PlayMark corner={picture} />}
        {!video && (
          <span className="display-3 wrap-anywhere min-w-0 self-center px-5 py-3">
            {source.title}
          </span>
        )}
      </button>
      {Help && <Help {...{ messages, video }} onClose={hideHelp} />}
      <StartNotice
        {...{ messages, failed }}
        busy={busy && !native}
        place={covered ? '' : `absolute bottom-0 ${video ? 'left-18 md:left-24' : 'right-0'}`}
        start={
          from && !native
            ? { from: moment ? fromMoment : messages.resumeAt.replace('{time}', time), onRestart }
            : undefined
        }
      />
    </>
  );
  return covered ? (
    <div className="covered-press">
      <div className="shell flex w-full items-end">{parts}</div>
    </div>
  ) : (
    parts
  );
}
