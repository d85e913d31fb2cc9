import { causeOf } from '@/lib/player/state/cause-of';
import type { StreamFailure } from './stream';

type Told = { type: string; response?: { code?: number } };

/** Why a stream cannot go on, in the store's words. @param network what hls.js calls a network's error */
export function failureOfStream({ type, response }: Told, network: string): StreamFailure {
  if (type !== network) return 'decode';
  return causeOf(response?.code ?? 0) ?? 'network';
}
