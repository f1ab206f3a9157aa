import type { Meta, StoryObj } from '@storybook/react-vite';
import { CONTAINER_IMAGE_KEY } from '@compute-market/contract/rules/container-image';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inDark } from '../../dark-story';
import { ready } from '../../resource';
import { withContainerImage } from './container-image';
import { CreateInstanceScreen } from './CreateInstanceScreen';
import { filledForm, market } from './fixtures';
import { Playing, shownForm } from './shown-order-form';

const meta = {
  title: '界面/实例/创建实例 自定义镜像',
  component: Playing,
  ...shownForm,
} satisfies Meta<typeof Playing>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = { ...market.options, image_registries: ['docker.io', 'ghcr.io'] };
const container = { ...filledForm, container_type: 'docker' as const };
const byReference = { ...container, image_name: CONTAINER_IMAGE_KEY };
const filled = {
  ...byReference,
  container_image: 'ghcr.io/huggingface/text-generation-inference:3.0',
  start_command: 'text-generation-launcher --model-id qwen --port 8000',
  environment: [
    { name: 'HF_TOKEN', value: 'hf_example' },
    { name: 'MODEL', value: 'qwen' },
  ],
};
const offering = ready(withContainerImage({ ...market, options }, 'docker'));
const phone = { viewport: { value: 'phone' } };

/** Offered beside the images of the house, and not yet chosen: nothing more is asked. */
export const Offered: Story = {
  args: { market: offering, values: container },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('自定义镜像')).toBeVisible();
    await expect(canvas.queryByLabelText('镜像地址')).toBeNull();
  },
};

/** Chosen: variables come and go, each named for those who do not see its place. */
export const Chosen: Story = {
  args: { market: offering, values: byReference },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '镜像地址' }), 'nginx:1.27');
    await userEvent.click(canvas.getByRole('button', { name: '添加变量' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '第 1 个变量的名称' }), 'MODE');
    await userEvent.type(canvas.getByRole('textbox', { name: '第 1 个变量的值' }), 'fast');
    await userEvent.click(canvas.getByRole('button', { name: '添加变量' }));
    await userEvent.click(canvas.getByRole('button', { name: '删除第 1 个变量' }));
    await expect(canvas.getByRole('textbox', { name: '第 1 个变量的名称' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: '删除第 1 个变量' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '删除第 1 个变量' }));
    await expect(canvas.queryByRole('textbox', { name: '第 1 个变量的名称' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '添加变量' })).toHaveFocus();
  },
};

export const Filled: Story = { args: { market: offering, values: filled }, tags: ['visual'] };
export const FilledDark: Story = {
  ...Filled,
  tags: [],
  decorators: [inDark],
};
/** On a phone with its folds open: nothing is wider than the screen. */
export const FilledPhone: Story = {
  args: Filled.args,
  globals: phone,
  play: async ({ canvas }) => {
    for (const name of ['镜像地址', '启动命令', '环境变量'])
      await userEvent.click(canvas.getByRole('heading', { level: 2, name }));
    await expect(canvas.getByRole('textbox', { name: '镜像地址' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '第 2 个变量的值' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** On a phone a problem opens its fold, and correcting it does not close it over the field that is typed in. */
export const CorrectedPhone: Story = {
  args: { market: offering, values: { ...filled, container_image: 'quay.io/lab/train:1' } },
  globals: phone,
  play: async ({ canvas }) => {
    const reference = canvas.getByRole('textbox', { name: '镜像地址' });
    await expect(reference).toBeVisible();
    await userEvent.clear(reference);
    await userEvent.type(reference, 'ghcr.io/lab/train:2');
    await expect(canvas.queryByText(/请更换镜像地址/)).toBeNull();
    await expect(reference).toBeVisible();
    await expect(reference).toHaveFocus();
  },
};

const byNames = {
  ...filled,
  environment: [
    { name: 'HF_TOKEN', value: '' },
    { name: 'MODEL', value: '' },
  ],
};

/** What was restored has the names of variables alone: it says that their values are to be filled in again. */
export const Restored: Story = {
  args: { market: offering, values: byNames, restored: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已恢复上次未提交的内容，环境变量的值请重新填写')).toBeVisible();
    await expect(canvas.getByText('环境变量的值不会保存，请重新填写')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '第 1 个变量的值' }), 'hf_example');
    await userEvent.type(canvas.getByRole('textbox', { name: '第 2 个变量的值' }), 'qwen');
    await expect(canvas.queryByText(/请重新填写/)).toBeNull();
  },
};

/** 再来一台 brings names alone too; on a phone they are unfolded. */
export const OrderedAgainPhone: Story = {
  args: { market: offering, values: byNames },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('环境变量的值不会保存，请重新填写')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '第 1 个变量的值' })).toBeVisible();
  },
};

const noValue = '请填写变量的值，或删除该变量';

/** What is wrong with a variable stands at its row, and is told with its field. */
export const VariableWithoutValue: Story = {
  args: {
    market: offering,
    values: byNames,
    errors: { environment: [undefined, { value: { type: 'custom', message: noValue } }] as never },
  },
  play: async ({ canvas }) => {
    const [first, second] = [1, 2].map((at) => canvas.getByRole('textbox', { name: `第 ${at} 个变量的值` }));
    await expect(first).not.toBeInvalid();
    await expect(second).toBeInvalid();
    await expect(second).toHaveAccessibleDescription(`${noValue} 环境变量的值不会保存，请重新填写`);
    await expect(canvas.getAllByText(noValue)).toHaveLength(1);
  },
};

/** Its 立即支付 finds what is wrong, as in the application. */
function Refusing({ values, errors = {}, ...rest }: ComponentProps<typeof Playing>) {
  const form = useForm<typeof values, unknown, typeof values>({
    defaultValues: values,
    resolver: () => ({ values: {}, errors }),
  });
  const onPay = () => void form.handleSubmit(fn())();
  return <CreateInstanceScreen form={form} {...rest} order={{ ...rest.order, onPay }} />;
}

/** On a phone 立即支付 opens the fold of what is wrong, and the keyboard goes on in its field. */
export const FaultInFoldPhone: Story = {
  args: {
    market: offering,
    values: filled,
    errors: { environment: [undefined, { name: { type: 'custom', message: '环境变量的名称不能重复' } }] as never },
  },
  globals: phone,
  render: (args) => (
    <main>
      <Refusing {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('第 2 个变量的名称');
    await expect(name).not.toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: '立即支付' }).slice(-1)) await userEvent.click(button);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeVisible();
  },
};

/** A registry that is not allowed is told while it is typed. */
export const RegistryNotAllowed: Story = {
  args: { market: offering, values: { ...filled, container_image: 'quay.io/lab/train:1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('只能使用 docker.io、ghcr.io 的公开镜像，请更换镜像地址')).toBeVisible();
    const reference = canvas.getByRole('textbox', { name: '镜像地址' });
    await expect(reference).toBeInvalid();
    await expect(reference).toHaveAccessibleDescription(/请更换镜像地址/);
  },
};
