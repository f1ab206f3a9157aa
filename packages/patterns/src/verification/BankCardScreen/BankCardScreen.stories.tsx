import type { BankCardForm } from '@compute-market/contract/forms/verification-forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StoryPage, useStoryForm } from '../verification-frame/story-page';
import { BankCardScreen, type BankCardScreenProps } from './BankCardScreen';

type Args = Omit<BankCardScreenProps, 'form' | 'onSubmit'> & {
  typed: BankCardForm;
  errors?: Readonly<Record<string, string>>;
};

function Page({ typed, errors = {}, ...props }: Args) {
  const form = useStoryForm<BankCardForm>(typed, errors);
  return (
    <StoryPage>
      <BankCardScreen {...props} form={form} onSubmit={fn()} />
    </StoryPage>
  );
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
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 720 } } },
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
