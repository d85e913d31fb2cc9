import { deviceRecord } from '@/lib/device/device-record';

const stored = deviceRecord('bobine-embeds');

/** Whether the visitor has asked not to be asked again for a provider, on this device. */
export function hasConsented(provider: string): boolean {
  return stored.read()[provider] === true;
}

/** Written only when the visitor asks for it; `false` forgets. */
export function rememberConsent(provider: string, consented: boolean): void {
  const { [provider]: _, ...others } = stored.read();
  stored.write(consented ? { ...others, [provider]: true } : others);
}
