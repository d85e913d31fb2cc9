import { Agent } from 'node:http';
import { type Answered, ask } from './ask';

type Asked = Omit<Parameters<typeof ask>[0], 'port' | 'agent'>;

/** Asks for `count` things, several at once on connections that are kept; `told` hears each answer, or that it broke. */
export async function askAll(
  { port, count, atOnce = 16 }: { port: number; count: number; atOnce?: number },
  write: (number: number) => Asked,
  told: (answer: Answered | undefined, asked: Asked) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let next = 0;
  const walk = async () => {
    while (next < count) {
      const asked = write(next++);
      told(await ask({ port, agent, ...asked }).catch(() => undefined), asked);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, walk));
  agent.destroy();
}
