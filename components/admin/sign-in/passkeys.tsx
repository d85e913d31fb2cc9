'use client';

import { type FormEvent, useState } from 'react';
import { useIsHydrated } from '@/components/navigation/use-is-hydrated';
import { Field } from '../admin-form';

type PasskeyButtonProps = { messages: { or: string; enter: string; failed: string } };

/** Signs in with a passkey of this device or of a phone nearby. Needs script; the mail link works without. */
export function PasskeyButton({ messages }: PasskeyButtonProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const isScripted = useIsHydrated();
  async function signIn() {
    const entered = await enter().catch(() => false);
    if (entered) location.assign('/desk');
    setHasFailed(!entered);
  }
  if (!isScripted) return null;
  return (
    <>
      <p className="or">{messages.or}</p>
      <button type="button" className="quiet" onClick={signIn}>
        {messages.enter}
      </button>
      {hasFailed && (
        <p role="alert" className="notice error">
          {messages.failed}
        </p>
      )}
    </>
  );
}

async function enter(): Promise<boolean> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const response = await startAuthentication({
    optionsJSON: await postToAdmin('sign-in/passkey/ask'),
  });
  const { entered } = await postToAdmin<{ entered: boolean }>('sign-in/passkey/enter', {
    response,
  });
  return entered;
}

type AddPasskeyProps = { messages: { name: string; add: string; failed: string } };

/** Form that registers a passkey on this device. It needs script, so without script nothing is rendered. */
export function AddPasskey({ messages }: AddPasskeyProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const isScripted = useIsHydrated();
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '');
    const added = await registerPasskey(name).catch(() => false);
    if (added) location.assign('/desk/people');
    setHasFailed(!added);
  }
  if (!isScripted) return null;
  return (
    <form className="act" onSubmit={add}>
      <Field label={messages.name} name="name" required maxLength={60} autoComplete="off" />
      <button type="submit">{messages.add}</button>
      {hasFailed && (
        <p role="alert" className="notice error">
          {messages.failed}
        </p>
      )}
    </form>
  );
}

async function registerPasskey(name: string): Promise<boolean> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await startRegistration({ optionsJSON: await postToAdmin('passkeys/offer') });
  const { added } = await postToAdmin<{ added: boolean }>('passkeys/add', { response, name });
  return added;
}

/** Posts JSON to the admin API and returns its JSON. @throws if the status is not 2xx or the response is not JSON */
async function postToAdmin<Result>(path: string, body: unknown = {}): Promise<Result> {
  const reply = await fetch(`/desk/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`The desk answered ${reply.status}`);
  return await reply.json();
}
