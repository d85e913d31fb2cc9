import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright/test';

/** Invites a person to the admin area by the command on the server. @returns the path of the one-time sign-in link */
export function inviteToAdmin(email: string, lang: 'fr' | 'de' = 'fr'): string {
  const given = ['--import', 'tsx', 'tools/admin/admin.ts', 'invite', email, '--lang', lang];
  const output = execFileSync(process.execPath, given, { encoding: 'utf8' });
  return /\/desk\?t=\S+/.exec(output)?.[0] ?? '';
}

/** Opens the sign-in link of an invited person and signs in. */
export async function signIn(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('form[action="/desk/sign-in/enter"] button').click();
  await page.waitForURL('**/desk/orders');
}
