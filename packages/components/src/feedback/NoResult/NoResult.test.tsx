import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { NoResult } from './NoResult';

describeConformance('NoResult', <NoResult help="当前筛选：A100、华南一区" onClear={() => undefined} />, { tag: 'div' });

test('names the filters and takes them off', async () => {
  const onClear = vi.fn();
  render(<NoResult help="当前筛选：A100、华南一区" onClear={onClear} />);
  expect(screen.getByText('没有符合条件的结果')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '清空筛选' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});
