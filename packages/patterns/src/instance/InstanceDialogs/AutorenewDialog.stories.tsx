import type { SubRight } from '@compute-market/contract/rules/sub-right';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { subAccountWith } from '../../viewer/fixtures';
import { ViewerRights } from '../../viewer/ViewerRights';
import { makeInstance } from '../DashboardScreen/fixtures';
import { AutorenewDialog } from './AutorenewDialog';

const renewing = makeInstance({
  Container_name: 'k7f3a2c',
  InstanceAutorenew: { SubscribeStatus: 1, Unit: 'day', PackTime: 1 },
});
const save = fn(() => Promise.resolve());

const meta = {
  title: '界面/实例/AutorenewDialog 自动续费',
  component: AutorenewDialog,
  args: { instance: renewing, open: true, onOpenChange: fn(), onSave: save },
} satisfies Meta<typeof AutorenewDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Behind the question stands the list of a sub-account with these rights. */
const asSubAccount = (rights: SubRight[]): Pick<Story, 'render'> => ({
  render: (props) => (
    <ViewerRights viewer={subAccountWith({ Rights: rights })}>
      <main>
        <h1>我的实例</h1>
        <AutorenewDialog {...props} />
      </main>
    </ViewerRights>
  ),
});
const dialog = async () => within(await screen.findByRole('dialog', { name: '自动续费' }));

/** Without 购买 it is switched off, since that spends nothing; no other period is chosen. */
export const MayNotBuy: Story = {
  ...asSubAccount(['run', 'bill']),
  play: async () => {
    const asked = await dialog();
    await expect(asked.getByText('子账号没有「购买」权限，请联系主账号开通')).toBeVisible();
    await expect(asked.getByRole('radio', { name: /小时/ })).toBeDisabled();
    const renewal = asked.getByRole('switch');
    await userEvent.click(renewal);
    await userEvent.click(renewal);
    await expect(renewal).toBeChecked();
    await userEvent.click(renewal);
    await userEvent.click(asked.getByRole('button', { name: '保存' }));
    await expect(save).toHaveBeenCalledWith(false, { unit: 'day', count: 1 });
  },
};

/** What may stop its renewals is its limit too. */
export const SubAccount: Story = {
  ...asSubAccount(['run', 'buy', 'bill']),
  play: async () => {
    const asked = await dialog();
    await expect(asked.getByText(/计入您的额度；额度或主账号余额不足时会提醒/)).toBeVisible();
  },
};

/** Without 管理实例 another period is chosen, and the switch says why it stays on. */
export const MayNotRun: Story = {
  ...asSubAccount(['buy', 'bill']),
  play: async () => {
    const asked = await dialog();
    await expect(asked.getByRole('switch')).toBeDisabled();
    await expect(asked.getByText('子账号没有「管理实例」权限，请联系主账号开通')).toBeVisible();
    await userEvent.click(asked.getByRole('radio', { name: /小时/ }));
    await userEvent.click(asked.getByRole('button', { name: '保存' }));
    await expect(save).toHaveBeenLastCalledWith(true, { unit: 'hour', count: 1 });
  },
};
