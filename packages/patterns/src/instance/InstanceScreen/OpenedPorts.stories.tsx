import { zodResolver } from '@hookform/resolvers/zod';
import { portForm, type PortForm, type PortOrder } from '@compute-market/contract/forms/port-form';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '../../resource';
import { now } from '../DashboardScreen/fixtures';
import { running } from './fixtures';
import { OpenedPorts, type OpenedPortsPartProps } from './OpenedPorts';
import { PortDialog } from './PortDialog';
import { httpPorts, noPorts, openedPorts, portsChecked, tenPorts } from './port-fixtures';

const meta = {
  title: '界面/实例/OpenedPorts 开放的端口',
  component: OpenedPorts,
  render: (args) => (
    <main>
      <h1>实例详情</h1>
      <h2>连接</h2>
      <OpenedPorts {...args} />
    </main>
  ),
  args: {
    instance: running,
    check: portsChecked,
    ports: ready(openedPorts),
    onOpen: fn(),
    onClose: fn(() => Promise.resolve()),
    onRetry: fn(),
  },
} satisfies Meta<typeof OpenedPorts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each has its address, and closing one asks first. */
export const Some: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('开放中')).toBeVisible();
    await expect(canvas.getByText('9 ms')).toBeVisible();
    await expect(canvas.getAllByText('未监听')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: '开放端口' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '关闭 Open WebUI' }));
    const question = within(await screen.findByRole('dialog', { name: '关闭端口「Open WebUI」？' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(openedPorts.data[0]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** An HTTP port has no address but a way in, once it is open and the instance runs. */
export const Http: Story = {
  args: { ports: ready(httpPorts) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '打开 Gradio' });
    await expect(link).toHaveAttribute('href', `/console/port/${running.Container_name}/7861`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getAllByText('没有外网地址')).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: /^复制/ })).toHaveLength(1);
  },
};
export const HttpWhileOff: Story = {
  args: { instance: { ...running, Status: INSTANCE_STATUS.shutDown }, ports: ready(httpPorts) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getAllByText('没有外网地址')).toHaveLength(2);
  },
};
/** A closed one is gone at once, as the page reads it anew. */
function Shrinking(props: OpenedPortsPartProps) {
  const [data, setData] = useState(openedPorts.data);
  const close: OpenedPortsPartProps['onClose'] = (gone) => {
    setData((all) => all.filter(({ Inner }) => Inner !== gone.Inner));
    return Promise.resolve();
  };
  return <OpenedPorts {...props} ports={ready({ ...openedPorts, data })} onClose={close} />;
}
/** The keyboard does not fall to the page with the row that had it. */
export const FocusStays: Story = {
  render: (args) => (
    <main>
      <h1>实例详情</h1>
      <h2>连接</h2>
      <Shrinking {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '关闭 Open WebUI' }).focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('dialog', { name: '关闭端口「Open WebUI」？' }));
    await userEvent.click(question.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(canvas.queryByText('Open WebUI')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '开放端口' })).toHaveFocus());
  },
};
export const Empty: Story = {
  args: { ports: ready(noPorts) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/还没有开放端口/)).toBeVisible();
  },
};
/** There are as many as there may be: the way to one more says so. */
export const TenOfTen: Story = {
  args: { ports: ready(tenPorts) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('10 / 10')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '开放端口' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '开放端口' }));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { ports: loading } };
export const Failed: Story = {
  args: { ports: { state: 'error', reason: '请求超时，请稍后重试', requestId: '7c1d9a' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Nothing is changed while the machine moves, or its host is away; what is open is told. */
export const Moving: Story = {
  args: { instance: { ...running, Status: INSTANCE_STATUS.restarting } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '开放端口' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: /^关闭/ })).toBeNull();
  },
};
export const OnSilentHost: Story = { ...Moving, args: { instance: { ...running, HostSilentTime: now } } };
/** A back end that opens no ports: nothing stands there. */
export const Unknown: Story = {
  args: { ports: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('开放的端口')).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

function Opening({ refused = null, http = false }: { readonly refused?: string | null; readonly http?: boolean }) {
  const form = useForm<PortForm, unknown, PortOrder>({
    resolver: zodResolver(portForm),
    mode: 'onTouched',
    defaultValues: { inner: '', name: '', kind: 'tcp' },
  });
  return (
    <PortDialog
      open
      http={http}
      form={form}
      refused={refused}
      onClose={fn()}
      onSubmit={() => void form.handleSubmit(fn())()}
    />
  );
}
/** What is wrong is told at its field with the rule, and what was typed stays. */
export const WrongInput: Story = {
  render: () => <Opening />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '开放端口' }));
    const inner = dialog.getByRole('textbox', { name: /内网端口/ });
    await userEvent.type(inner, '70000');
    await userEvent.click(dialog.getByRole('button', { name: '开放' }));
    await expect(await dialog.findByText('端口为 1 到 65535 的整数')).toBeVisible();
    await expect(dialog.getByText('请输入名称')).toBeVisible();
    await expect(inner).toHaveValue('70000');
    await userEvent.clear(inner);
    await userEvent.type(inner, '22');
    await expect(await dialog.findByText(/22 端口用于 SSH 登录/)).toBeVisible();
  },
};
export const Refused: Story = {
  render: () => <Opening refused="最多开放 10 个端口，请先关闭不用的端口" />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '开放端口' }));
    await expect(dialog.getByText('最多开放 10 个端口，请先关闭不用的端口')).toBeVisible();
  },
};
/** Where the gateway is, the kind is asked for, and the dialog says who can reach it. */
export const HttpKind: Story = {
  render: () => <Opening http />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '开放端口' }));
    await expect(dialog.getByText(/知道外网地址的人都可以访问/)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /HTTP/ }));
    await expect(dialog.getByText(/只有登录后从控制台才能打开/)).toBeVisible();
  },
};
export const PhoneOpening: Story = { render: () => <Opening />, globals: { viewport: { value: 'phone' } } };
