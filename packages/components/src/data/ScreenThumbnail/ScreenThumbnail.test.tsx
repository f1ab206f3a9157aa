import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { ScreenThumbnail, type ScreenThumbnailProps } from './ScreenThumbnail';

const base: ScreenThumbnailProps = { name: 'sdxl-推理服务', src: '/screen.png', takenAt: 1_795_154_721 };
describeConformance('ScreenThumbnail', <ScreenThumbnail {...base} />, { tag: 'div' });

test('says whose screen it is and when it was taken', () => {
  render(<ScreenThumbnail {...base} />);
  expect(screen.getByRole('img', { name: 'sdxl-推理服务 的屏幕' })).toBeVisible();
  expect(screen.getByText('截于 14:05:21')).toBeVisible();
});

test('opens large', async () => {
  const onOpen = vi.fn();
  render(<ScreenThumbnail {...base} onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('button', { name: '查看 sdxl-推理服务 的屏幕大图' }));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('keeps the former shot while a new one is taken', () => {
  const { container } = render(<ScreenThumbnail {...base} state="loading" onRefresh={vi.fn()} />);
  expect(container.querySelector('img')).not.toBeNull();
  expect(screen.getByText('正在截图')).toBeVisible();
  expect(screen.getByRole('button', { name: '刷新' })).toBeDisabled();
});

test('a shot that cannot be shown is offered again', async () => {
  const onRefresh = vi.fn();
  render(<ScreenThumbnail {...base} onRefresh={onRefresh} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('alert')).toHaveTextContent('截图失败');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRefresh).toHaveBeenCalledOnce();
});

test('an old shot says so', () => {
  render(<ScreenThumbnail {...base} stale />);
  expect(screen.getByText('画面已过时')).toBeVisible();
});

test('a small one still says what is wrong', () => {
  render(<ScreenThumbnail {...base} size="sm" state="unavailable" />);
  expect(screen.getByRole('img', { name: '暂无画面' })).toBeVisible();
});
