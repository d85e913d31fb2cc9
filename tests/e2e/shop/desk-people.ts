import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright/test';

/** Invites somebody as a house does, on its server. @returns the path of the link that signs in once */
export function inviteToDesk(email: string, lang: 'fr' | 'de' = 'fr'): string {
  const given = ['--import', 'tsx', 'tools/desk/desk.ts', 'invite', email, '--lang', lang];
  const said = execFileSync(process.execPath, given, { encoding: 'utf8' });
  return /\/desk\?t=\S+/.exec(said)?.[0] ?? '';
}

/** Opens the link of somebody who is invited, and comes in. */
export async function enterDesk(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('form[action="/desk/sign-in/enter"] button').click();
  await page.waitForURL('**/desk/orders');
}
