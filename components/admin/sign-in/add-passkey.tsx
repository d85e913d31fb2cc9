'use client';

import { type FormEvent, useState } from 'react';
import { useIsScripted } from '@/components/navigation/use-is-scripted';
import { Field } from '../field';
import { askDesk } from './ask-desk';

type Props = { words: { name: string; add: string; failed: string } };

/** Registers a passkey on this device. Needs script; nothing without it. */
export function AddPasskey({ words }: Props) {
  const [hasFailed, fail] = useState(false);
  const isScripted = useIsScripted();
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '');
    const added = await make(name).catch(() => false);
    if (added) location.assign('/desk/people');
    fail(!added);
  }
  if (!isScripted) return null;
  return (
    <form className="act" onSubmit={add}>
      <Field label={words.name} name="name" required maxLength={60} autoComplete="off" />
      <button type="submit">{words.add}</button>
      {hasFailed && (
        <p role="alert" className="notice fault">
          {words.failed}
        </p>
      )}
    </form>
  );
}

async function make(name: string): Promise<boolean> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await startRegistration({ optionsJSON: await askDesk('passkeys/offer') });
  const { added } = await askDesk<{ added: boolean }>('passkeys/add', { response, name });
  return added;
}
