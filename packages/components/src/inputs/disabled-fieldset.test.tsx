import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { heldUpload, sampleFile } from '../../test/upload-fixtures';
import { FileDrop } from './FileDrop/FileDrop';
import { ImageUpload } from './ImageUpload/ImageUpload';
import { MarkdownEditor } from './MarkdownEditor/MarkdownEditor';
import { RangeSlider } from './RangeSlider/RangeSlider';

// The editor is fetched once, outside the time a test may wait.
beforeAll(() => import('./MarkdownEditor/EditorBody'));

const { upload } = heldUpload();
const part = (component: string) => document.querySelector(`[data-component="${component}"]`);
const shut = (children: ReactNode, disabled: boolean) => (
  <fieldset disabled={disabled}>
    <fieldset>{children}</fieldset>
  </fieldset>
);

test.each<[string, ReactNode]>([
  ['FileDrop', <FileDrop key="" aria-label="附件" upload={upload} />],
  ['ImageUpload', <ImageUpload key="" label="人像面" upload={upload} />],
  ['RangeSlider', <RangeSlider key="" label="价格" min={0} max={9} />],
  ['MarkdownEditor', <MarkdownEditor key="" aria-label="描述" />],
])('a %s is disabled with a fieldset around it, and only as long', async (component, control) => {
  const { rerender } = render(shut(control, true));
  expect(part(component)).toHaveAttribute('data-disabled');
  rerender(shut(control, false));
  await waitFor(() => expect(part(component)).not.toHaveAttribute('data-disabled'));
  rerender(shut(control, true));
  await waitFor(() => expect(part(component)).toHaveAttribute('data-disabled'));
});

test('what stands in the first legend of the fieldset stays enabled', () => {
  render(
    <fieldset disabled>
      <legend>
        <FileDrop aria-label="附件" upload={upload} />
      </legend>
      <legend>
        <ImageUpload label="人像面" upload={upload} />
      </legend>
    </fieldset>,
  );
  expect(part('FileDrop')).not.toHaveAttribute('data-disabled');
  expect(part('ImageUpload')).toHaveAttribute('data-disabled');
});

test('a file that is dropped there is not sent', () => {
  const { upload: held, sent } = heldUpload();
  render(shut(<FileDrop aria-label="附件" upload={held} />, true));
  fireEvent.drop(screen.getByRole('group', { name: '附件' }), {
    dataTransfer: { types: ['Files'], files: [sampleFile('a.png')] },
  });
  expect(sent).toEqual([]);
});

test('what is written there cannot be changed', async () => {
  render(shut(<MarkdownEditor aria-label="描述" defaultValue="显卡" />, true));
  const text = await screen.findByRole('textbox', { name: '描述' });
  await waitFor(() => expect(text).toHaveAttribute('contenteditable', 'false'));
  expect(text).toHaveAttribute('aria-disabled', 'true');
});
