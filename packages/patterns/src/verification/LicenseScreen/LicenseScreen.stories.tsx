import type { LicenseForm } from '@compute-market/contract/forms/verification-forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { FaceState } from '../face-code';
import { failedFace, waitingFace } from '../face-code/fixtures';
import { StoryPage, useStoryForm } from '../verification-frame/story-page';
import { LicenseScreen, type LicenseScreenProps } from './LicenseScreen';

type Args = Omit<LicenseScreenProps, 'form' | 'onSubmit' | 'face'> & {
  applicant: LicenseForm['applicant'];
  face: FaceState | null;
  errors?: Readonly<Record<string, string>>;
};

function Page({ applicant, face, errors = {}, ...props }: Args) {
  const form = useStoryForm<LicenseForm>({ license_file: '', applicant, authorization_file: '' }, errors);
  return (
    <StoryPage>
      <LicenseScreen {...props} form={form} onSubmit={fn()} face={face && { face, onStart: fn() }} />
    </StoryPage>
  );
}

const typed = { company_name: '杭州青禾演示科技有限公司', credit_code: '91330106MA2DEMQ01G', legal_name: '沈清和' };
const license = { id: 'a', name: '营业执照.png', size: 812_345 };
const never = () => new Promise<never>(() => undefined);

const meta = {
  title: '界面/认证/LicenseScreen 营业执照认证',
  component: Page,
  args: {
    stage: 'form',
    applicant: 'legal',
    typed,
    read: null,
    license: null,
    authorization: null,
    uploads: { license: never, authorization: never },
    describeFailure: () => undefined,
    onLicenseChange: fn(),
    onAuthorizationChange: fn(),
    templateHref: '/content/templates/authorization.md',
    code: null,
    refused: null,
    face: waitingFace,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Empty: Story = { globals: desktop };
export const Compared: Story = { args: { license, read: typed }, globals: desktop };
export const Different: Story = {
  args: { license, read: { ...typed, legal_name: '沈清合' }, applicant: 'agent' },
  globals: desktop,
  tags: ['visual'],
};
export const PapersMissing: Story = {
  args: {
    applicant: 'agent',
    errors: { license_file: '请上传营业执照', authorization_file: '请上传加盖公章的授权书' },
  },
  globals: desktop,
};
export const CodeExpired: Story = {
  args: {
    license,
    read: typed,
    refused: '验证码已过期，请重新获取',
    code: { value: '482913', onChange: fn(), onRequest: () => Promise.resolve(true) },
  },
  globals: desktop,
};
export const Submitted: Story = { args: { stage: 'submitted' }, globals: desktop, tags: ['visual'] };
/** No face makes it quicker where nobody checks online. */
export const ReviewedByStaff: Story = {
  args: { stage: 'submitted', face: null },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /扫脸|人脸/ })).toBeNull();
  },
};
export const Face: Story = { args: { stage: 'face' }, globals: desktop };
export const FaceFailed: Story = { args: { stage: 'face', face: failedFace }, globals: desktop };
export const Done: Story = { args: { stage: 'done' }, globals: desktop };
export const Phone: Story = {
  args: { license, read: { ...typed, legal_name: '沈清合' } },
  globals: { viewport: { value: 'phone' } },
  tags: ['visual-phone'],
};
