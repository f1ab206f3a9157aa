import type { Instance } from '@compute-market/contract/entities/instance';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { running } from './fixtures';
import { InstanceScreen } from './InstanceScreen';
import { inConsole, shown } from './shown-instance';

const ended = (change: Partial<Instance>) =>
  render(
    <InstanceScreen
      {...inConsole.args}
      tab="connect"
      detail={shown({ ...running, Status: INSTANCE_STATUS.ended, ...change })}
    />,
  );

test('an instance that is over says that its machine and disks are gone', async () => {
  ended({ Message: '' });
  expect(await screen.findByText(/^机器与磁盘已释放/)).toBeVisible();
});

test('a disk that another instance goes on with is not said to be gone', async () => {
  ended({ Message: '磁盘已由新实例沿用' });
  expect(await screen.findByText(/^磁盘已由新实例沿用，/)).toBeVisible();
  expect(screen.queryByText(/磁盘已释放/)).toBeNull();
});
