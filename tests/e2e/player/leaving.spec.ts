import { expect, test } from 'playwright/test';
import { comeAndGo } from './come-and-go';
import { expectNothingRetained, prepareToCount } from './held';
import { playerOf } from './player-of';
import { prepareWork, works } from './works';

// The teardown of a player is tested in tests/unit/player.
for (const work of works)
  test(`${work.name}, left and reopened again and again, retains no nodes or listeners`, {
    tag: '@release',
  }, async ({ page }) => {
    test.slow();
    const fetched = await prepareWork(page, work);
    const player = playerOf(page, work.language, work.slug);
    await prepareToCount(page);
    await player.goto();
    const visit = comeAndGo(page, work.language, player);
    const visits = await expectNothingRetained(page, visit, { nodes: 12, listeners: 2 });
    if (work.streamed)
      expect(fetched.filter((file) => file === 'master.m3u8')).toHaveLength(visits);
  });
