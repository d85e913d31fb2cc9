import type { CreateBackend } from './ad-backend';
import type { AdConfig } from './ad-config';

/** Loads a backend's code on demand. */
export async function loadBackend(backend: AdConfig['backend']): Promise<CreateBackend> {
  if (backend === 'ima') return (await import('./ima/create-ima-backend')).createImaBackend;
  return (await import('./vast/create-vast-backend')).createVastBackend;
}
