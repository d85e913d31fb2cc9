import type { UpdateSite } from './publish-drafts';

/** Has the running site take the content files. */
export const updateSite: UpdateSite = async () => ({ ok: true });
