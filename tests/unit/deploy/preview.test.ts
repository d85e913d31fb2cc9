import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

// None of the services is here to run them: GitHub's and Forgejo's were tried with `@action-validator/cli`, too.
const read = (name: string) => readFileSync(`deploy/preview/${name}.yml`, 'utf8');
const script = 'deploy/preview/publish.sh';
const told = ['PREVIEW_NUMBER', 'PREVIEW_BASE', 'PREVIEW_SSH', 'PREVIEW_DOMAIN'];

type Step = { run?: string; uses?: string; env?: Record<string, string>; id?: string };

describe.each(['github', 'forgejo'])('deploy/preview/%s.yml', (name) => {
  const { jobs, on } = parse(read(name));
  const steps: Step[] = jobs.preview.steps;

  it('builds what a pull request of the same repository has changed, and nobody else’s', () => {
    expect(Object.keys(on)).toEqual(['pull_request']);
    expect(jobs.preview.if).toBe(
      'github.event.pull_request.head.repo.full_name == github.repository',
    );
  });

  it('writes nothing into a script that others have named', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  it('tells the script all it asks for, and says in a comment where the preview is', () => {
    const publish = steps.find(({ id }) => id === 'publish');
    expect(publish?.run).toContain(script);
    expect(Object.keys(publish?.env ?? {})).toEqual(
      expect.arrayContaining([...told, 'PREVIEW_BRANCH', 'SITE_URL']),
    );
    expect(steps.at(-1)?.env?.ADDRESS).toContain('steps.publish.outputs.address');
    expect(steps.at(-1)?.run).toMatch(/grep -qF "\$ADDRESS".*\$ADDRESS\/preview/s);
  });
});

describe('deploy/preview/gitlab.yml', () => {
  const { preview } = parse(read('gitlab'));

  it('builds merge requests of the project itself', () => {
    expect(preview.rules).toHaveLength(1);
    expect(preview.rules[0].if).toMatch(
      /merge_request_event.*SOURCE_PROJECT_ID == \$CI_PROJECT_ID/,
    );
  });

  it('tells the script all it asks for, and where the preview is', () => {
    const names = ['PREVIEW_NUMBER', 'PREVIEW_BASE', 'PREVIEW_BRANCH'];
    expect(Object.keys(preview.variables)).toEqual(expect.arrayContaining(names));
    expect(preview.script[0]).toBe(`ADDRESS=$(${script})`);
    expect(preview.environment.url).toBe('$ADDRESS/preview');
    expect(preview.artifacts.reports.dotenv).toBe('preview.env');
  });
});

describe('the shell of all three', () => {
  const shellOf = (name: string): string[] => {
    const { jobs, preview } = parse(read(name));
    if (preview) return [...preview.before_script, ...preview.script];
    return jobs.preview.steps.flatMap(({ run }: Step) => run ?? []);
  };

  it.each(['github', 'forgejo', 'gitlab'])('is shell, of %s', (name) => {
    for (const words of shellOf(name)) execFileSync('sh', ['-n'], { input: words });
  });

  it('is no use without all that it is told, nor for a number that is none', () => {
    execFileSync('sh', ['-n', script]);
    const env = {
      PATH: process.env.PATH,
      PREVIEW_BASE: 'main',
      PREVIEW_SSH: 'a',
      PREVIEW_DOMAIN: 'b',
    };
    const run = (number?: string) =>
      spawnSync('sh', [script], {
        env: { ...env, ...(number !== undefined && { PREVIEW_NUMBER: number }) } as never,
      });
    for (const number of ['12345', '1;reboot', '$(reboot)', '../1']) {
      const { status, stderr } = run(number);
      expect([status, String(stderr)]).toEqual([
        1,
        expect.stringContaining('expected a number to 9999'),
      ]);
    }
    expect(run().status).not.toBe(0);
  });
});

it('the instance that the script restarts serves a preview, on a port of its number, with a password', () => {
  const unit = readFileSync('deploy/bobine-preview@.service', 'utf8');
  expect(unit).toMatch(/^Environment=.*SITE_ENV=preview PORT=2%i HOST=127\.0\.0\.1/m);
  expect(unit).toMatch(/^EnvironmentFile=\/etc\/bobine-preview\.env$/m);
  expect(readFileSync(script, 'utf8')).toContain('bobine-preview@$number');
});
