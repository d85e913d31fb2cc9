import type { Page } from 'playwright/test';

/** Collects violations of the page's security policy from now on. */
export async function listenForBreaches(page: Page): Promise<string[]> {
  const breaches: string[] = [];
  await page.exposeBinding('tellBreach', (_, breach: string) => void breaches.push(breach));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      const { tellBreach } = window as unknown as { tellBreach: (breach: string) => void };
      tellBreach(`${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`);
    }),
  );
  return breaches;
}
