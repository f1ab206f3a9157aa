import { INSTANCE_STATUS, type InstanceStatus } from '@compute-market/contract/enumerations';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ready } from '../../resource';
import { running } from './fixtures';
import { noSnapshots } from './snapshot-fixtures';
import { Snapshots } from './Snapshots';

const nothing = () => undefined;
const asked = () => Promise.resolve();

function textOf(status: InstanceStatus) {
  const { container } = render(
    <Snapshots
      instance={{ ...running, Status: status }}
      snapshots={ready(noSnapshots)}
      onCreate={nothing}
      onRestore={asked}
      onDelete={asked}
      onRetry={nothing}
    />,
  );
  return container.textContent;
}

test.each([INSTANCE_STATUS.ended, INSTANCE_STATUS.startFailed, INSTANCE_STATUS.startFailedRefunded])(
  'a machine of state %i, of which nothing is left, has no place for snapshots',
  (status) => {
    expect(textOf(status)).toBe('');
  },
);

test('a machine that runs has one', () => {
  expect(textOf(INSTANCE_STATUS.running)).toContain('快照');
});
