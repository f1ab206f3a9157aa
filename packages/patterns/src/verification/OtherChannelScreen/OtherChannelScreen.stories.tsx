import type { OtherChannelForm } from '@compute-market/contract/forms/verification-forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { verifiedPerson } from '../verification-frame/fixtures';
import { StoryPage, useStoryForm } from '../verification-frame/story-page';
import { OtherChannelScreen, type OtherChannelScreenProps } from './OtherChannelScreen';

type Args = Omit<OtherChannelScreenProps, 'form' | 'onSubmit'> & { errors?: Readonly<Record<string, string>> };

function Page({ errors = {}, ...props }: Args) {
  const form = useStoryForm<OtherChannelForm>(
    { cert_type: 'student', cert_number: '20260012345', name: '周晓岚', files: [], remark: '' },
    errors,
  );
  return (
    <StoryPage>
      <OtherChannelScreen {...props} form={form} onSubmit={fn()} />
    </StoryPage>
  );
}

const files = [
  { id: 'a', name: '学生证首页.jpg', size: 1_412_345 },
  { id: 'b', name: 'student_card_registration_page_2026_autumn_term_scan.pdf', size: 612_345 },
];
const never = () => new Promise<never>(() => undefined);

const meta = {
  title: '界面/认证/OtherChannelScreen 其他认证方式',
  component: Page,
  args: {
    standing: null,
    files,
    upload: never,
    describeFailure: () => undefined,
    onFilesChange: fn(),
    submitted: false,
    restored: false,
    onClearDraft: fn(),
    refused: null,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Filled: Story = { globals: desktop, tags: ['visual'] };
export const NoFiles: Story = { args: { files: [], errors: { files: '请上传证件图片' } }, globals: desktop };
export const RejectedBefore: Story = {
  args: { standing: { ...verifiedPerson, status: 2, method: 'other', reason: '学生证注册页缺失，请补充本学期注册页' } },
  globals: desktop,
};
/** Refused and typed again: what was said is there, the number and the papers are not. */
export const Restored: Story = {
  args: { ...RejectedBefore.args, files: [], restored: true },
  globals: desktop,
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(args.onClearDraft).toHaveBeenCalled();
  },
};
export const Submitted: Story = { args: { submitted: true }, globals: desktop };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['visual-phone'] };
