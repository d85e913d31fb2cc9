import { useMessages } from 'next-intl';
import { hasLists } from '@/lib/builds/build-constants';
import type { Messages } from '@/lib/i18n/messages';
import type { FollowedPage } from '@/lib/visitor/follows/follows';
import type { Way } from '@/lib/visitor/follows/list-ways';
import { NamedToggle } from '../named-toggle';

type Props = { page: FollowedPage; title: string; ways: readonly Way[] };

/** Button to follow a server-rendered page; nothing if the site has no lists. */
export function FollowButton(props: Props) {
  const { Lists } = useMessages();
  return hasLists && <FollowToggle {...props} messages={Lists.follow} />;
}

type ToggleProps = Props & { messages: Messages['Lists']['follow'] };

/**
 * Button to follow or unfollow a page on this device. @param ways the present ways to see its films; later ones
 * are reported as new
 */
export function FollowToggle({ page, title, ways, messages }: ToggleProps) {
  const inText = (text: string) => text.replace('{title}', title);
  return (
    <NamedToggle
      data-live="follow"
      data-follow={page}
      data-ways={JSON.stringify(ways.map(({ key }) => key))}
      data-put={inText(messages.put)}
      data-taken={inText(messages.taken)}
      title={title}
      off={
        <>
          <BellIcon /> {messages.add}
        </>
      }
      on={
        <>
          <BellIcon filled /> {messages.added}
        </>
      }
    />
  );
}

function BellIcon({ filled = false }: { filled?: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={filled ? 'mark fill-current' : 'mark'}>
      <path d="M3 12.5V11l1-1.5v-3a4 4 0 0 1 8 0v3l1 1.5v1.5zM6.5 14.5h3" />
    </svg>
  );
}
