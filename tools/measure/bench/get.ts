import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type Asked = {
  port: number;
  path: string;
  headers?: Record<string, string> | undefined;
  agent?: Agent;
};

/** An answer with the bytes as they came. */
export function get(asked: Asked): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { ...asked, host: '127.0.0.1', headers: asked.headers ?? {} },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    sent.on('error', reject).end();
  });
}
