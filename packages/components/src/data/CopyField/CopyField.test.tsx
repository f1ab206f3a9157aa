import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { CopyField } from './CopyField';

const command = 'ssh -p 31456 root@hz02.example.cn';

describeConformance('CopyField', <CopyField value={command} labels={{ copy: '复制命令' }} />, { tag: 'span' });

test('copies the whole value, whatever is shown of it', async () => {
  const user = userEvent.setup();
  render(
    <CopyField value={command} labels={{ copy: '复制命令' }}>
      ssh -p 31456 …
    </CopyField>,
  );
  await user.click(screen.getByRole('button', { name: '复制命令' }));
  expect(await navigator.clipboard.readText()).toBe(command);
});
