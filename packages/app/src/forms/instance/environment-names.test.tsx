import { CONTAINER_IMAGE_KEY } from '@compute-market/contract/rules/container-image';
import { CreateInstanceScreen, withContainerImage } from '@compute-market/patterns/instance/CreateInstanceScreen';
import { market, quote } from '@compute-market/patterns/instance/CreateInstanceScreen/fixtures';
import { ready } from '@compute-market/patterns/resource';
import { buyerOf } from '@compute-market/patterns/viewer';
import { mainAccount } from '@compute-market/patterns/viewer/fixtures';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { useCreateInstanceForm } from './useCreateInstanceForm';

vi.setConfig({ testTimeout: 60_000 });

const call = vi.spyOn(api, 'call');
const envelope = vi.spyOn(api, 'envelope');
afterAll(() => {
  call.mockRestore();
  envelope.mockRestore();
});

const offering = ready(
  withContainerImage({ ...market, options: { ...market.options, image_registries: ['docker.io'] } }, 'docker'),
);
const link = {
  container_type: 'docker' as const,
  gpu_type: 'RTX 4090',
  image_name: CONTAINER_IMAGE_KEY,
  container_image: 'nginx:1.27',
  environment: [
    { name: 'MODE', value: 'fast' },
    { name: 'MODE', value: 'slow' },
  ],
};
const noKeys = Promise.resolve([]);
const takesProject = Promise.resolve(false);

function Form() {
  const { form, order, restored, onClearDraft } = useCreateInstanceForm({
    link,
    search: '',
    market: offering,
    viewer: mainAccount,
    sshKeys: noKeys,
    takesProject,
    onRented: vi.fn(),
    onLogin: vi.fn(),
    onStockChanged: vi.fn(),
  });
  return (
    <CreateInstanceScreen
      form={form}
      market={offering}
      onRetryMarket={vi.fn()}
      buyer={buyerOf(mainAccount)}
      order={order}
      restored={restored}
      onClearDraft={onClearDraft}
      now={1_795_154_721}
    />
  );
}

const nameOf = (nth: number) => screen.getByRole('textbox', { name: `第 ${nth} 个变量的名称` });
const twice = '环境变量的名称不能重复';

beforeEach(async () => {
  sessionStorage.clear();
  envelope.mockResolvedValue({ status: 0, reason: '', data: { best: null, valid: [], all: [] } });
  call.mockResolvedValue({ ...quote, CouponId: null });
  render(<Form />);
  const [button] = await screen.findAllByRole('button', { name: '立即支付' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button as HTMLElement);
  expect(await screen.findByText(twice)).toBeVisible();
});

test('a name that stands twice is marked no more once the other row has another, and again when that is taken back', async () => {
  await userEvent.type(nameOf(1), '2');
  await waitFor(() => expect(screen.queryByText(twice)).toBeNull());
  expect(nameOf(2)).not.toBeInvalid();
  await userEvent.type(nameOf(1), '{Backspace}');
  expect(await screen.findByText(twice)).toBeVisible();
  expect(nameOf(2)).toBeInvalid();
});

test('a name that stood twice is marked no more once the other row is removed', async () => {
  await userEvent.click(screen.getByRole('button', { name: '删除第 1 个变量' }));
  await waitFor(() => expect(screen.queryByText(twice)).toBeNull());
  expect(nameOf(1)).toHaveValue('MODE');
});
