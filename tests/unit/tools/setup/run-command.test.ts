import { expect, it } from 'vitest';
import { runCommand } from '@/tools/setup/run-command.mjs';

const node = (script: string) => [process.execPath, '-e', script];

it('keeps all that a command prints, and its exit code', async () => {
  const script = 'console.log("said"); console.error(process.env.ASKED); process.exitCode = 3';
  const { code, output } = await runCommand(node(script), {
    isShown: false,
    env: { ASKED: 'told' },
  });
  expect(code).toBe(3);
  expect(output).toContain('said\n');
  expect(output).toContain('told\n');
});

it('says what could not start, and that a signal ended it', async () => {
  const missing = await runCommand(['no-such-program'], { isShown: false });
  expect(missing).toMatchObject({ code: 127, output: expect.stringContaining('no-such-program') });
  const killed = await runCommand(node('process.kill(process.pid)'), { isShown: false });
  expect(killed.code).toBe(1);
});
