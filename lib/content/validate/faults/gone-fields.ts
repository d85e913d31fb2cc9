import { basename } from 'node:path';
import { own } from '@/lib/text/own';

/** Fields that files had once, by the file, and what stands in their place today. */
const goneFields: Record<string, Record<string, string>> = {
  'site.yaml': { lead: 'its days in programme/<month>.yaml; npm run content:upgrade takes it out' },
};

/** What stands today in the place of a field that a file of this name had once. */
export function goneField(path: string, field: string): string | undefined {
  return own(own(goneFields, basename(path)) ?? {}, field);
}
