import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright/test';
import type { Role } from '@/lib/admin/roles';

/**
 * Invites a person to the admin area by the command on the server.
 * @param env of the site, if it is not the one that all tests share
 * @returns the path of the one-time sign-in link
 */
export function inviteToAdmin(
  email: string,
  lang: 'fr' | 'de' = 'fr',
  env: Record<string, string> = {},
  role: Role = 'all',
): string {
  const command = ['--import', 'tsx', 'tools/admin/admin.ts', 'invite', email];
  const given = [...command, '--lang', lang, '--role', role];
  const output = execFileSync(process.execPath, given, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return /\/desk\?t=\S+/.exec(output)?.[0] ?? '';
}

/** Opens the sign-in link of an invited person and signs in. @param first the page that their role opens first */
export async function signIn(page: Page, link: string, first = '**/desk/orders'): Promise<void> {
  await page.goto(link);
  await page.locator('form[action="/desk/sign-in/enter"] button').click();
  await page.waitForURL(first);
}
