'use client';

import { useState } from 'react';
import { buttonStyle } from '@/components/navigation/button-style';
import type { Embed } from '@/lib/player/find-embed';
import { drawnPosterPath } from '@/lib/posters/poster-path';

type Props = {
  title: string;
  slug: string;
  embed: Embed;
  words: { notice: string; load: string; open: string };
};

/** A film at a provider's: our own poster first, and nothing asked of the provider before a click. */
export function EmbedPlayer({ title, slug, embed, words }: Props) {
  const [loaded, setLoaded] = useState(false);
  if (loaded)
    return (
      <iframe
        src={embed.frame}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full bg-black"
      />
    );
  return (
    <div className="grid items-center gap-x-8 gap-y-6 bg-raised p-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:p-10">
      <img
        src={drawnPosterPath(slug)}
        alt=""
        width={600}
        height={900}
        className="w-full max-w-64"
      />
      <div>
        <button type="button" onClick={() => setLoaded(true)} className={buttonStyle}>
          <span aria-hidden="true">▶</span> {words.load}
        </button>
        <p className="mt-4 max-w-[48ch] text-sm leading-normal">{words.notice}</p>
        <p className="mt-3 text-sm">
          <a
            href={embed.page}
            target="_blank"
            rel="noopener"
            className="underline underline-offset-4"
          >
            {words.open}
            <span aria-hidden="true"> ↗</span>
          </a>
        </p>
      </div>
    </div>
  );
}
