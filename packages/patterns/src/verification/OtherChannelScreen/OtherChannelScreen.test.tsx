import type { Upload, UploadedFile } from '@compute-market/components/file-drop';
import type { OtherChannelForm } from '@compute-market/contract/forms/verification-forms';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { OtherChannelScreen } from './OtherChannelScreen';

const paper = (name: string) => new File(['x'], name, { type: 'image/png' });

function Page({ upload, onSubmit }: { upload: Upload; onSubmit: () => void }) {
  const form = useForm<OtherChannelForm>({
    defaultValues: { cert_type: 'student', cert_number: '20260012345', name: '周晓岚', files: [], remark: '' },
  });
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  return (
    <OtherChannelScreen
      form={form}
      onSubmit={onSubmit}
      refused={null}
      standing={null}
      files={files}
      upload={upload}
      describeFailure={() => undefined}
      onFilesChange={setFiles}
      submitted={false}
      restored={false}
      onClearDraft={() => undefined}
    />
  );
}

test('papers are sent for review once all of them are uploaded', async () => {
  const arrive: (() => void)[] = [];
  const upload: Upload = (file) =>
    new Promise((resolve) => arrive.push(() => resolve({ id: file.name, name: file.name, size: file.size })));
  const onSubmit = vi.fn();
  const { container } = render(<Page upload={upload} onSubmit={onSubmit} />);
  const chooser = container.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');
  await userEvent.upload(chooser, [paper('正面.png'), paper('背面.png')]);
  await act(() => Promise.resolve(arrive[0]?.()));
  const submit = screen.getByRole('button', { name: /提交/ });
  expect(submit).toBeDisabled();
  expect(screen.getByText('材料上传完成后即可提交')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/证件号码/), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await act(() => Promise.resolve(arrive[1]?.()));
  expect(submit).toBeEnabled();
  await userEvent.click(submit);
  expect(onSubmit).toHaveBeenCalledOnce();
});
