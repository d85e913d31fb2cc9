import type { AdminContext } from '@/lib/admin/entry/enter-admin';

/** Runs an action of the content editor. @returns the path to redirect to, with the result in its query */
export type ContentAction = {
  area: 'content' | 'publishing';
  run: (admin: AdminContext, fields: Record<string, string>) => Promise<string>;
};
