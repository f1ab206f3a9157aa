import type { EnterpriseForm } from '@compute-market/contract/forms/verification-forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { rejectedEnterprise } from '../verification-frame/fixtures';
import { StoryPage, useStoryForm } from '../verification-frame/story-page';
import { EnterpriseScreen, type EnterpriseScreenProps } from './EnterpriseScreen';

type Args = Omit<EnterpriseScreenProps, 'form' | 'onSubmit'> & {
  typed: EnterpriseForm;
  errors?: Readonly<Record<string, string>>;
};

function Page({ typed, errors = {}, ...props }: Args) {
  const form = useStoryForm<EnterpriseForm>(typed, errors);
  return (
    <StoryPage>
      <EnterpriseScreen {...props} form={form} onSubmit={fn()} />
    </StoryPage>
  );
}

const empty: EnterpriseForm = {
  company_name: '',
  credit_code: '',
  legal_name: '',
  legal_id_number: '',
  phone: '',
  code: '',
};
const filled: EnterpriseForm = {
  company_name: '杭州青禾演示科技有限公司',
  credit_code: '91330106MA2DEMQ01G',
  legal_name: '沈清和',
  legal_id_number: '33010619980815002X',
  phone: '13800000002',
  code: '482913',
};

const meta = {
  title: '界面/认证/EnterpriseScreen 企业认证',
  component: Page,
  args: {
    typed: empty,
    standing: null,
    restored: false,
    refused: null,
    onClearDraft: fn(),
    onRequestCode: fn(() => Promise.resolve(true)),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Empty: Story = { globals: desktop };
export const Filled: Story = { args: { typed: filled }, globals: desktop, tags: ['visual'] };
export const Restored: Story = {
  args: { typed: { ...filled, legal_id_number: '', code: '' }, restored: true },
  globals: desktop,
};
export const RejectedBefore: Story = {
  args: { typed: { ...empty, company_name: rejectedEnterprise.company_name }, standing: rejectedEnterprise },
  globals: desktop,
};
export const FieldErrors: Story = {
  args: {
    errors: {
      company_name: '企业名称需为2-100个字',
      credit_code: '请输入正确的18位统一社会信用代码',
      legal_id_number: '请输入正确的18位身份证号',
    },
  },
  globals: desktop,
};
export const Phone: Story = {
  args: { typed: filled },
  globals: { viewport: { value: 'phone' } },
  tags: ['visual-phone'],
};
