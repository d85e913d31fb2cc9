'use client';

import { Section } from '@/components/layout/section';
import { textLinkStyle } from '@/components/navigation/links';
import { languageTags } from '@/lib/i18n/languages.mjs';
import type { Locale } from '@/lib/i18n/locales';
import { type Followed, listNewWays } from '@/lib/visitor/follows/followed';
import { type Follow, newestFollows } from '@/lib/visitor/follows/follows';
import { followsKey } from '@/lib/visitor/follows/stored-follows';
import { fetchFollowed } from '@/lib/visitor/lists/fetch-film-facts';
import { FactsFailed, FactsWaiting, useFacts } from '../lists/film-facts';
import type { ListsMessages } from '../lists/lists-messages';
import { useChangedElsewhere, useRemovableItems } from '../lists/use-lists';
import { FollowToggle } from './follow-button';
import { useFollows } from './use-follows';

type Props = { locale: Locale; messages: ListsMessages };

/**
 * The pages followed on this device, each with the ways to see its films that are new since it was followed. An
 * unfollowed page stays, dimmed, until the visitor leaves.
 */
export function FollowedList({ locale, messages: { follow: messages, page } }: Props) {
  const follows = useFollows();
  const pages = newestFollows(follows);
  const known = useFacts(
    pages.map(([name]) => name),
    locale,
    fetchFollowed,
  );
  const elsewhere = useChangedElsewhere(followsKey);
  const shown = useRemovableItems(pages, ([name]) => name, elsewhere).flatMap(([name, follow]) => {
    const followed = known.facts.get(name);
    // An unfollowed item stays as it was; one that is followed again has a new date.
    return followed ? [{ followed, follow: follows[name] ?? follow }] : [];
  });
  return (
    <Section id="follows" title={messages.title}>
      {known.failed && <FactsFailed factsState={known} messages={page} />}
      {pages.length === 0 && shown.length === 0 && (
        <p className="max-w-[52ch] text-lg leading-snug">{messages.empty}</p>
      )}
      <div className="relative">
        <FactsWaiting slow={known.pending && known.slow} word={page.waiting} />
        <ul
          aria-busy={known.pending}
          className="divide-y divide-line border-line not-empty:border-y"
        >
          {shown.map(({ followed, follow }) => (
            <li
              key={followed.page}
              className={`flex flex-wrap items-start justify-between gap-x-8 gap-y-3 py-4 ${
                Object.hasOwn(follows, followed.page) ? '' : '[&>div]:opacity-50'
              }`}
            >
              <FollowedPageLine {...{ followed, follow, locale, messages }} />
              <FollowToggle
                {...{ page: followed.page, ways: followed.ways, messages }}
                title={followed.title.text}
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

type LineProps = {
  followed: Followed;
  follow: Follow;
  locale: Locale;
  messages: ListsMessages['follow'];
};

/** Title, kind and news of a followed page. */
function FollowedPageLine({ followed, follow, locale, messages }: LineProps) {
  const { kind, title, href, calendar } = followed;
  const news = listNewWays(followed, follow);
  const day = new Date(follow.at).toLocaleDateString(languageTags[locale], { dateStyle: 'long' });
  return (
    <div className="min-w-0 flex-1 basis-60">
      <h3 className="font-bold text-lg leading-snug">
        <a
          href={href}
          lang={title.translated ? undefined : title.lang}
          className="underline-offset-4 hover:underline"
        >
          {title.text}
        </a>
      </h3>
      <p className="mt-0.5 text-muted text-sm">
        {messages.kinds[kind]}, {messages.since.replace('{day}', day)}
      </p>
      {news.length > 0 && (
        <ul className="mt-2 grid gap-y-1">
          {news.map((way) => (
            <li key={way.key} className="flex items-baseline gap-x-3">
              <strong className="label bg-signal px-1.5 text-on-signal">{messages.fresh}</strong>
              <span className="min-w-0">
                <a href={way.href} className={textLinkStyle}>
                  {messages.ways[way.kind].replace('{film}', way.film.text)}
                </a>
              </span>
            </li>
          ))}
        </ul>
      )}
      {calendar && (
        <p className="mt-2">
          <a href={calendar} download className={textLinkStyle}>
            {messages.calendar}
          </a>
        </p>
      )}
    </div>
  );
}
