import type { IdentityForm } from '@compute-market/contract/forms/verification-forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { FaceState } from '../face-code';
import { failedFace, noTriesFace, waitingFace } from '../face-code/fixtures';
import { verifiedPerson } from '../verification-frame/fixtures';
import { StoryPage, useStoryForm } from '../verification-frame/story-page';
import { PersonalVerificationScreen, type PersonalVerificationScreenProps } from './PersonalVerificationScreen';

type Args = Omit<PersonalVerificationScreenProps, 'identity' | 'face'> & {
  face: FaceState;
  errors?: Readonly<Record<string, string>>;
  refused?: string | null;
};

const typed: IdentityForm = {
  name: '沈清和',
  id_number: '33010619980815002X',
  valid_begin: '2021-03-01',
  valid_end: '2041-03-01',
};

function Page({ face, errors = {}, refused = null, ...props }: Args) {
  const form = useStoryForm<IdentityForm>(typed, errors);
  return (
    <StoryPage>
      <PersonalVerificationScreen
        {...props}
        face={{ face, onStart: fn() }}
        identity={{ form, onSubmit: fn(), refused }}
      />
    </StoryPage>
  );
}

const never = () => new Promise<never>(() => undefined);

const meta = {
  title: '界面/认证/PersonalVerificationScreen 个人认证',
  component: Page,
  args: {
    step: 'papers',
    standing: null,
    sides: { front: null, back: null },
    uploads: { front: never, back: never },
    describeFailure: () => undefined,
    onSideChange: fn(),
    face: waitingFace,
    failed: null,
    onGo: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Papers: Story = { globals: desktop, tags: ['visual'] };
export const RejectedBefore: Story = {
  args: { standing: { ...verifiedPerson, status: 2, reason: '证件图片不清晰，请重新上传' } },
  globals: desktop,
};
export const Confirm: Story = { args: { step: 'confirm' }, globals: desktop };
export const Mismatch: Story = {
  args: { step: 'confirm', errors: { name: '姓名与身份证号不一致，今日还可尝试 4 次' } },
  globals: desktop,
};
export const OutOfTries: Story = {
  args: { step: 'confirm', refused: '今日认证次数已用完，请明日再试或使用其他方式' },
  globals: desktop,
};
export const Face: Story = { args: { step: 'face' }, globals: desktop, tags: ['visual'] };
export const FaceStarting: Story = { args: { step: 'face', face: { step: 'starting' } }, globals: desktop };
export const FaceFailed: Story = { args: { step: 'face', face: failedFace }, globals: desktop };
export const FaceExpired: Story = { args: { step: 'face', face: { step: 'expired' } }, globals: desktop };
export const FaceNoTries: Story = { args: { step: 'face', face: noTriesFace }, globals: desktop };
export const NotWritten: Story = {
  args: { step: 'face', face: { step: 'passed' }, failed: '请求超时，请稍后重试' },
  globals: desktop,
};
export const Done: Story = { args: { step: 'done' }, globals: desktop };
export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
export const PhoneConfirm: Story = { args: { step: 'confirm' }, globals: phone };

/** Both sides are needed; the sentence says so. */
export const NeedsBothSides: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(canvas.getByText('请先上传身份证的两面')).toBeVisible();
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};
