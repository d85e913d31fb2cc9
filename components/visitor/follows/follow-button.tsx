import { useMessages } from 'next-intl';
import { hasLists } from '@/lib/builds/build-constants';
import type { Messages } from '@/lib/i18n/messages';
import type { FollowedPage } from '@/lib/visitor/follows/follows';
import type { Way } from '@/lib/visitor/follows/list-ways';

type Props = { page: FollowedPage; title: string; ways: readonly Way[] };

/** Button to follow a server-rendered page; nothing if the site has no lists. */
export function FollowButton(props: Props) {
  const { Lists } = useMessages();
  return hasLists && <FollowToggle {...props} words={Lists.follow} />;
}

type ToggleProps = Props & { words: Messages['Lists']['follow'] };

/**
 * Toggle button for a page that is followed on this device. It works once the page's script has loaded.
 * @param ways the ways there are now: what comes later is new
 */
export function FollowToggle({ page, title, ways, words }: ToggleProps) {
  const inText = (text: string) => text.replace('{title}', title);
  return (
    <button
      type="button"
      data-live="follow"
      data-follow={page}
      data-ways={JSON.stringify(ways.map(({ key }) => key))}
      data-put={inText(words.put)}
      data-taken={inText(words.taken)}
      aria-pressed="false"
      aria-label={inText(words.buttonOf)}
      className="label invisible inline-flex min-h-10 cursor-pointer items-center gap-2 border-2 border-current px-3 py-1.5 noscript:hidden in-[[data-scripted]]:visible hover:underline aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
    >
      <BellIcon /> {words.button}
    </button>
  );
}

function BellIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="mark in-aria-pressed:fill-current">
      <path d="M3 12.5V11l1-1.5v-3a4 4 0 0 1 8 0v3l1 1.5v1.5zM6.5 14.5h3" />
    </svg>
  );
}
