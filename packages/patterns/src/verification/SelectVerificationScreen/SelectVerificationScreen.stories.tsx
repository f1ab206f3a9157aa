import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { loading, ready } from '../../resource';
import { waitingFace } from '../face-code/fixtures';
import {
  rejectedEnterprise,
  reviewingEnterprise,
  reviewingPerson,
  verifiedEnterprise,
  verifiedPerson,
} from '../verification-frame/fixtures';
import { StoryPage } from '../verification-frame/story-page';
import { SelectVerificationScreen, type SelectVerificationScreenProps } from './SelectVerificationScreen';

const Page = (props: SelectVerificationScreenProps) => (
  <StoryPage>
    <SelectVerificationScreen {...props} />
  </StoryPage>
);

const meta = {
  title: '界面/认证/SelectVerificationScreen 选择认证方式',
  component: Page,
  args: {
    records: ready([]),
    terms: { state: 'ready', onRetry: fn() },
    onChoose: fn(),
    onWithdraw: fn(() => Promise.resolve()),
    face: { face: waitingFace, onStart: fn() },
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Nothing: Story = { globals: desktop, tags: ['visual'] };
export const PersonVerified: Story = { args: { records: ready([verifiedPerson]) }, globals: desktop };
export const EnterpriseUnderReview: Story = {
  args: { records: ready([reviewingEnterprise, verifiedPerson]) },
  globals: desktop,
  tags: ['visual'],
};
export const EnterpriseRejected: Story = {
  args: { records: ready([rejectedEnterprise, verifiedPerson]) },
  globals: desktop,
};
export const PersonUnderReview: Story = { args: { records: ready([reviewingPerson]) }, globals: desktop };
export const BothVerified: Story = { args: { records: ready([verifiedEnterprise, verifiedPerson]) }, globals: desktop };
export const LongWords: Story = {
  args: {
    records: ready([
      {
        ...reviewingEnterprise,
        company_name:
          '某某省某某市高性能计算与人工智能联合创新实验室（有限合伙）HighPerformanceComputingAndArtificialIntelligence',
      },
    ]),
  },
  globals: desktop,
};
export const Loading: Story = { args: { records: loading }, globals: desktop };
export const Failed: Story = {
  args: { records: { state: 'error', reason: '请求超时，请稍后重试' } },
  globals: desktop,
};
/** The agreement could not be read, so nobody can agree to it. */
export const AgreementFailed: Story = { args: { terms: { state: 'failed', onRetry: fn() } }, globals: desktop };
export const Phone: Story = {
  args: { records: ready([reviewingEnterprise]) },
  globals: { viewport: { value: 'phone' } },
  tags: ['visual-phone'],
};

/** An enterprise under review need not wait when its legal person is there. */
export const LegalPersonShowsTheirFace: Story = {
  args: { records: ready([reviewingEnterprise]) },
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '法人扫脸认证' }));
    await expect(args.face.onStart).toHaveBeenCalledOnce();
    await expect(await screen.findByRole('img', { name: '人脸核验二维码' })).toBeVisible();
  },
};

/** Nobody checks online: papers are what is left, and no face makes it quicker. */
export const PapersAlone: Story = {
  args: { checksOnline: false, records: ready([reviewingEnterprise]) },
  globals: desktop,
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: /人脸|扫脸|银行卡/ })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /^提交证件/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('otherVerification');
  },
};

/** Without the tick nothing begins; the sentence says why. */
export const AgreesFirst: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^人脸核验/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByText('请先阅读并同意《实名认证服务协议》')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /^人脸核验/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('personalVerification');
  },
};
