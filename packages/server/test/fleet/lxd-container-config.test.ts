import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { containerConfig, containerScripts } from '../../src/fleet/lxd/container-config';

const image = { args: ['serve'], cwd: '/srv', uid: 0, gid: 0, shell: true };
const order = (environment: Readonly<Record<string, string>>) => ({
  reference: 'docker.io/library/nginx:1.27',
  command: '',
  environment,
});

describe('the variables of a container', () => {
  const hostile = { PATH: '/nowhere', BASH_ENV: '/x', LD_PRELOAD: '/y.so' };

  it('stand nowhere in what the engine is told', () => {
    const config = containerConfig(order(hostile));
    expect(Object.keys(config).filter((key) => key.startsWith('environment.'))).toEqual([]);
    expect(JSON.stringify(config)).not.toMatch(/nowhere|BASH_ENV|LD_PRELOAD/);
  });

  it("are exported as they are, whatever their values hold, the order's before the image's", () => {
    const odd = `it's "$HOME" $(exit 3) \`exit 4\` \\ \n; exit 5`;
    const env = ['ODD=of the image', 'KEPT=yes', 'OPTIND=none', 'NOT-A-NAME=1', 'BARE'];
    const { variables } = containerScripts({ ...image, env }, order({ ODD: odd, EMPTY: '', IFS: 'ab' }));
    const shown = execFileSync('/bin/sh', ['-c', `${variables}\n/usr/bin/env -0`], { encoding: 'utf8', env: {} });
    const lines = shown.split('\0');
    expect(lines).toEqual(expect.arrayContaining([`ODD=${odd}`, 'KEPT=yes', 'EMPTY=', 'IFS=ab']));
    expect(shown).not.toMatch(/OPTIND=none|NOT-A-NAME|BARE/);
  });

  it('that belong to a shell are those of the command alone', () => {
    const { start, variables } = containerScripts({ ...image, env: ['HOME=/srv', 'TERM=none'] }, order({}));
    expect(variables.trim()).toBe('');
    expect(start).toContain(`export HOME='/srv'\nexport TERM='none'\n`);
  });
});
