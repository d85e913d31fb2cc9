'use client';

import { useState } from 'react';
import { useIsScripted } from '@/components/navigation/use-is-scripted';
import { askDesk } from './ask-desk';

type Props = { words: { or: string; enter: string; failed: string } };

/** Signs in with a passkey of this device or of a phone nearby. Needs script; the mail link works without. */
export function PasskeyButton({ words }: Props) {
  const [hasFailed, fail] = useState(false);
  const isScripted = useIsScripted();
  async function press() {
    const entered = await enter().catch(() => false);
    if (entered) location.assign('/desk/orders');
    fail(!entered);
  }
  if (!isScripted) return null;
  return (
    <>
      <p className="or">{words.or}</p>
      <button type="button" className="quiet" onClick={press}>
        {words.enter}
      </button>
      {hasFailed && (
        <p role="alert" className="notice fault">
          {words.failed}
        </p>
      )}
    </>
  );
}

async function enter(): Promise<boolean> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const response = await startAuthentication({ optionsJSON: await askDesk('sign-in/passkey/ask') });
  const { entered } = await askDesk<{ entered: boolean }>('sign-in/passkey/enter', { response });
  return entered;
}
