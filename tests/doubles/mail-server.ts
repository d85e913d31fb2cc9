import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type ReceivedMail, readMail } from './read-mail';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

type Options = {
  port?: number;
  /** Judges each recipient: an error is the server's answer. */
  judge?: (to: string) => Error | undefined;
};

/** A real SMTP server on this machine that keeps what it is given. */
export async function startMailServer({ port = 0, judge }: Options = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => done(judge?.(address)),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ ...readMail(Buffer.concat(parts).toString('latin1')), to });
        done();
      });
    },
  });
  // Who hangs up is no fault of ours.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: listening } = server.server.address() as AddressInfo;
  return {
    mails,
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
