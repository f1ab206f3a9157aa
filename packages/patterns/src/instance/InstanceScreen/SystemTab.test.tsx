import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { running } from './fixtures';
import { InstanceScreen } from './InstanceScreen';
import { inConsole, shown } from './shown-instance';

/** What is said of a start where the instance is in this state. */
async function startOf(status: typeof running.Status): Promise<HTMLElement> {
  render(<InstanceScreen {...inConsole.args} tab="system" detail={shown({ ...running, Status: status })} />);
  return screen.findByRole('group', { name: '系统操作' });
}

test('what starts from a kept disk is not said to be free', async () => {
  const part = within(await startOf(INSTANCE_STATUS.diskKept));
  expect(part.getByText('从保留的磁盘启动，系统与数据不变，租期另行付费')).toBeVisible();
  expect(part.queryByText(/不产生新费用/)).toBeNull();
});

test('a machine that is off is started for nothing', async () => {
  const part = within(await startOf(INSTANCE_STATUS.shutDown));
  expect(part.getByText('启动系统，不产生新费用')).toBeVisible();
});
