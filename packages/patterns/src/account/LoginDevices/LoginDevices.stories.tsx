import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { loading, ready, type Resource } from '../../resource';
import { EndDeviceDialog, EndOthersDialog } from './EndDeviceDialogs';
import { loginDevices, loginRecords } from './fixtures';
import { LoginDevices, type LoginDevicesProps } from './LoginDevices';
import { LoginRecords, type LoginRecordsProps } from './LoginRecords';

const Both = ({ records, ...props }: LoginDevicesProps & LoginRecordsProps) => (
  <>
    <LoginDevices {...props} />
    <LoginRecords records={records} onRetry={props.onRetry} />
  </>
);

const failed: Resource<never> = { state: 'error', reason: '请求超时，请稍后重试', requestId: 'k3v9x1m2q8zp' };
const [own, second] = loginDevices;
if (own === undefined || second === undefined) throw new Error('the fixtures have two devices');

const meta = {
  title: '界面/账号/LoginDevices 登录设备与记录',
  component: Both,
  args: {
    devices: ready({ data: loginDevices, total: loginDevices.length }),
    records: ready(loginRecords),
    onEnd: fn(),
    onEndOthers: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Both>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Default: Story = {
  globals: desktop,
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText(/^免登录至 \d{4}-\d\d-\d\d$/)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: '退出 Python（198.51.100.203）' }));
    await expect(args.onEnd).toHaveBeenCalledWith(loginDevices[2]);
    await expect(canvas.getAllByRole('row')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: '显示全部 7 条' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(12);
  },
};
export const OnlyThis: Story = { args: { devices: ready({ data: [own], total: 1 }) }, globals: desktop };
export const MoreThanShown: Story = { args: { devices: ready({ data: loginDevices, total: 61 }) }, globals: desktop };
export const Refreshing: Story = {
  args: { devices: { state: 'ready', data: { data: loginDevices, total: loginDevices.length }, refreshing: true } },
  globals: desktop,
};
export const Loading: Story = { args: { devices: loading, records: loading }, globals: desktop };
export const Failed: Story = { args: { devices: failed, records: failed }, globals: desktop };
export const Empty: Story = { args: { devices: ready({ data: [], total: 0 }), records: ready([]) }, globals: desktop };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** One browser is signed out; the server refused once. */
export const EndOne: Story = {
  render: () => (
    <EndDeviceDialog
      open
      device={second}
      onClose={fn()}
      onEnd={() => Promise.reject(new Error('该设备已退出登录，请刷新列表'))}
    />
  ),
  async play() {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: '退出' }));
    await expect(await page.findByText('该设备已退出登录，请刷新列表')).toBeVisible();
  },
};
export const EndOthers: Story = {
  render: () => <EndOthersDialog open count={2} onClose={fn()} onEnd={() => Promise.resolve()} />,
};
