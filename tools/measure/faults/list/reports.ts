import { ask } from '../ask';
import type { Fault } from '../fault';

const junk = 70;

/** Reports of errors that are none, and an honest one after them. */
export const reports: Fault = {
  name: 'junk before an honest report',
  async provoke({ port }) {
    const report = (body: string, from: string) =>
      ask({ port, path: '/_errors', method: 'POST', body, headers: { 'x-forwarded-for': from } });
    const words = (message: string) => JSON.stringify({ id: '0badcafe', message, path: '/vod' });
    for (let count = 0; count < junk; count += 1) await report('junk', '203.0.113.7');
    for (let count = 0; count < junk; count += 1) await report(words(`${count}`), '203.0.113.7');
    const { status } = await report(words('honest'), '203.0.113.8');
    return { said: `${status} after ${2 * junk} of another`, isWell: status === 204 };
  },
};
