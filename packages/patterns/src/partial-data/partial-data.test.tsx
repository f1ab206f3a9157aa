import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FailedFigure, PartialNotice } from '.';

test('one sentence names everything that is missing', () => {
  render(<PartialNotice missing={['当前花费', '即将过期的券']} />);
  expect(screen.getByRole('status')).toHaveTextContent('部分数据暂时无法获取，合计未包含：当前花费、即将过期的券');
  expect(screen.queryByRole('button')).toBeNull();
});

test('nothing is said when nothing is missing', () => {
  const { container } = render(<PartialNotice missing={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('a figure that could not be had keeps its place and can be asked for again', async () => {
  const onRetry = vi.fn();
  render(<FailedFigure label="本月收益" onRetry={onRetry} />);
  expect(screen.getByText('本月收益')).toBeInTheDocument();
  expect(screen.getByText('—')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重试：本月收益' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
