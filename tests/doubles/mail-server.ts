import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type ReceivedMail, readMail } from './read-mail';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

type Options = {
  port?: number;
  /** Called for each recipient; a returned error rejects that recipient. */
  checkRecipient?: (to: string) => Error | undefined;
};

/** A local SMTP server that stores the mails it receives. */
export async function startMailServer({ port = 0, checkRecipient }: Options = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => done(checkRecipient?.(address)),
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
  // A client that closes the connection early is not an error of the test.
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
