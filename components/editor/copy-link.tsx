'use client';

import { useState, useSyncExternalStore } from 'react';
import { copyText } from '@/lib/visitor/share-page';

type Props = {
  link: string;
  title: string;
  words: Record<'copy' | 'copied' | 'byHand' | 'share', string>;
};

const never = () => () => {};

/** Copies a link, or passes it to another program of the device. Without scripts it can be copied from its field. */
export function CopyLink({ link, title, words }: Props) {
  const [result, setResult] = useState('');
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isReady) return null;
  const copy = async () => setResult((await copyText(link)) ? words.copied : words.byHand);
  return (
    <>
      <button type="button" onClick={copy}>
        {words.copy}
      </button>
      {typeof navigator.share === 'function' && (
        <button
          type="button"
          className="quiet"
          onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
        >
          {words.share}
        </button>
      )}
      <span role="status">{result}</span>
    </>
  );
}
