import type { BankCardForm } from '@compute-market/contract/forms/verification-forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { StoryPage, useStoryForm } from '../verification-frame/story-page';
import { BankCardScreen, type BankCardScreenProps } from './BankCardScreen';

type Args = Omit<BankCardScreenProps, 'form' | 'onSubmit'> & {
  typed: BankCardForm;
  errors?: Readonly<Record<string, string>>;
};

const submit = fn();

function Page({ typed, errors = {}, ...props }: Args) {
  const form = useStoryForm<BankCardForm>(typed, errors);
  return (
    <StoryPage>
      <BankCardScreen {...props} form={form} onSubmit={submit} />
    </StoryPage>
  );
}

/** Opened by its address: the agreement of the page of ways stands over the form. */
function OpenedByLink(props: Args) {
  const [agreed, onAgreedChange] = useState(false);
  return <Page {...props} agreement={{ terms: { state: 'ready', onRetry: fn() }, agreed, onAgreedChange }} />;
}

const filled: BankCardForm = {
  name: '沈清和',
  id_number: '33010619980815002X',
  bank_card: '6222 0212 3456 7890 128',
  phone: '13800000002',
  code: '482913',
};

const meta = {
  title: '界面/认证/BankCardScreen 银行卡认证',
  component: Page,
  args: {
    typed: { name: '', id_number: '', bank_card: '', phone: '', code: '' },
    standing: null,
    done: false,
    refused: null,
    onRequestCode: fn(() => Promise.resolve(true)),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Empty: Story = { globals: desktop };
export const Filled: Story = { args: { typed: filled }, globals: desktop, tags: ['visual'] };
export const FieldErrors: Story = {
  args: {
    typed: filled,
    errors: { phone: '银行预留手机号不一致，请核对后重试', bank_card: '请输入正确的16-19位银行卡号' },
  },
  globals: desktop,
};
export const OutOfTries: Story = {
  args: { typed: filled, refused: '今日认证次数已用完，请明日再试或使用其他方式' },
  globals: desktop,
};
export const Done: Story = { args: { done: true }, globals: desktop };
export const Phone: Story = {
  args: { typed: filled },
  globals: { viewport: { value: 'phone' } },
  tags: ['visual-phone'],
};

/** Nothing is submitted without the tick, which takes the keyboard; what was typed stays. */
export const ByLink: Story = {
  args: { typed: filled },
  globals: desktop,
  tags: ['visual'],
  render: (args) => <OpenedByLink {...args} />,
  play: async ({ canvas }) => {
    submit.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '提交核验' }));
    const tick = canvas.getByRole('checkbox');
    await expect(tick).toHaveFocus();
    await expect(tick).toHaveAccessibleDescription('请先阅读并同意《实名认证服务协议》');
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('请先阅读并同意《实名认证服务协议》')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '提交核验' }));
    await expect(submit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: /姓名/ })).toHaveValue('沈清和');
  },
};
export const PhoneByLink: Story = {
  args: { typed: filled },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <OpenedByLink {...args} />,
};
