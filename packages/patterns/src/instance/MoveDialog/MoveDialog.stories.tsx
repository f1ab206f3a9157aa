import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '../../resource';
import { makeInstance } from '../DashboardScreen/fixtures';
import { moveMessages as words } from './messages';
import { MoveDialog } from './MoveDialog';

const own = makeInstance({ Container_name: 'k7f3a2c', Note: 'llama3-8b-sft', SubAccountName: '' });
const lent = makeInstance({ Container_name: 'k2b91de', Note: 'sdxl-推理服务-生产', SubAccountName: 'chenyu_cv' });

const meta = {
  title: '界面/实例/MoveDialog 转移归属',
  component: MoveDialog,
  args: {
    open: true,
    instances: [own],
    subAccounts: ready(['chenyu_cv', 'wanglei', 'design01']),
    onMove: fn(() => Promise.resolve()),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { height: 520 } } },
} satisfies Meta<typeof MoveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const dialog = async () => within(await screen.findByRole('dialog', { name: words.title }));
const offered = (field: HTMLElement) =>
  within(field)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** One of the main account: who has it already is not offered. */
export const One: Story = {
  globals: desktop,
  tags: ['visual'],
  play: async ({ args }) => {
    const page = await dialog();
    const field = await page.findByRole('combobox', { name: words.to });
    await expect(offered(field)).toEqual(['chenyu_cv', 'wanglei', 'design01']);
    await userEvent.selectOptions(field, 'wanglei');
    await userEvent.click(page.getByRole('button', { name: words.submit }));
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith('wanglei'));
  },
};
/** One of a sub-account may go back to the main account. */
export const Back: Story = {
  globals: desktop,
  args: { instances: [lent] },
  play: async ({ args }) => {
    const page = await dialog();
    await page.findByText('sdxl-推理服务-生产 现归属于 chenyu_cv');
    const field = page.getByRole('combobox', { name: words.to });
    await expect(offered(field)).toEqual(['主账号', 'wanglei', 'design01']);
    await userEvent.selectOptions(field, '主账号');
    await userEvent.click(page.getByRole('button', { name: words.submit }));
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(null));
  },
};
/** Several of different accounts may all go to any of them. */
export const Several: Story = {
  globals: desktop,
  args: { instances: [own, lent] },
  play: async () => {
    const field = await (await dialog()).findByRole('combobox', { name: words.to });
    await expect(offered(field)).toEqual(['主账号', 'chenyu_cv', 'wanglei', 'design01']);
  },
};
/** Nothing is sent until somebody is chosen. */
export const Unchosen: Story = {
  globals: desktop,
  play: async ({ args }) => {
    const page = await dialog();
    await userEvent.click(await page.findByRole('button', { name: words.submit }));
    await page.findByText(words.unchosen);
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  globals: desktop,
  args: { onMove: fn(() => Promise.reject(new Error('子账号不存在或已被删除，请刷新列表'))) },
  play: async () => {
    const page = await dialog();
    const field = await page.findByRole('combobox', { name: words.to });
    await userEvent.selectOptions(field, 'wanglei');
    await userEvent.click(page.getByRole('button', { name: words.submit }));
    await page.findByText('子账号不存在或已被删除，请刷新列表');
    await expect(field).toHaveValue('wanglei');
  },
};
export const NoSubAccounts: Story = { globals: desktop, args: { subAccounts: ready([]) } };
export const Loading: Story = { globals: desktop, args: { subAccounts: loading } };
export const Failed: Story = {
  globals: desktop,
  args: { subAccounts: { state: 'error', reason: '请求超时，请稍后重试' } },
  play: async ({ args }) => {
    await userEvent.click(await (await dialog()).findByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
