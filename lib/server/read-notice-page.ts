import type { IncomingMessage } from 'node:http';
import { pathLocale } from '@/lib/i18n/locale-path';
import type { Packs } from './open-packs';
import type { Pack } from './pack';
import type { Routes } from './routes';

/**
 * The built page without an address, in the language of the request's path; `undefined`
 * where HTML is not what was asked for (the router's payload, another method), or there is no page.
 */
export async function readNoticePage(
  name: 'page-not-found' | 'server-error',
  { method, url = '/', headers }: IncomingMessage,
  routes: Routes,
  packs: Packs,
): Promise<Pack | undefined> {
  if ((method !== 'GET' && method !== 'HEAD') || headers.rsc) return undefined;
  const built = routes.built.get(`/${pathLocale(url)}/${name}`);
  return built && packs(built.file);
}
