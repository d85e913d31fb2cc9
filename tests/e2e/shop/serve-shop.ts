import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'playwright/test';
import { serveBuild } from '@/tools/build/serve-build';
import { findPort } from '@/tools/setup/find-port';
import { startMailServer } from '../../doubles/mail-server';
import { startStripe } from '../../doubles/stripe';

const run = promisify(execFile);

/** Serves the test site with its own data folder, a local SMTP server and a local Stripe double. */
export async function serveShop() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const [mail, port] = [await startMailServer(), await findPort()];
  const secret = 'whsec_double';
  const hook = `http://localhost:${port}/api/shop/stripe`;
  const stripe = await startStripe({ secret, hook });
  const env = {
    DATA: join(folder, 'data'),
    SMTP_URL: mail.url,
    MAIL_FROM: 'Boutique <boutique@bobine.example>',
    STRIPE_SECRET_KEY: 'sk_test_double',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API: stripe.address,
  };
  const site = await serveBuild({ port, env });
  return {
    address: site.address,
    mail,
    stripe,
    /** Waits for the mail to an address with a matching subject. */
    async mailTo(to: string, subject: RegExp) {
      const find = () => mail.mails.find((one) => one.to.includes(to) && subject.test(one.subject));
      await expect.poll(() => find()?.subject, { timeout: 45_000 }).toMatch(subject);
      return find() as NonNullable<ReturnType<typeof find>>;
    },
    /** Writes an input file for a command. */
    write(name: string, text: string) {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    },
    /** Runs `npm run shop -- …` or `npm run admin -- …` beside the site. */
    async run(tool: 'shop' | 'admin', ...given: string[]) {
      const command = ['--import', 'tsx', `tools/${tool}/${tool}.ts`, ...given];
      const { stdout } = await run(process.execPath, command, { env: { ...process.env, ...env } });
      return stdout;
    },
    async stop() {
      await site.stop();
      await Promise.all([mail.stop(), stripe.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
