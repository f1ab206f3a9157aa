import { subAccountWith } from '@compute-market/patterns/viewer/fixtures';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AddApiKey } from './ApiKeyDialogs';

test('a sub-account that makes a key is told what its rights let the key do', async () => {
  render(<AddApiKey viewer={subAccountWith({ Rights: ['run', 'bill'] })} onAdded={vi.fn()} onClosed={vi.fn()} />);
  expect(await screen.findByText('开关机、连接与释放实例；含只读')).toBeVisible();
  expect(screen.getByText('查看费用明细，不能支付')).toBeVisible();
});
