import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { CodeBlock } from './CodeBlock';

const code = 'suanli list\nsuanli ssh llama3';
describeConformance('CodeBlock', <CodeBlock code={code} />, { tag: 'div' });

test('the code is copied as it stands and is reached by the keyboard', async () => {
  const user = userEvent.setup();
  render(<CodeBlock code={code} language="bash" />);
  await user.tab();
  expect(screen.getByRole('group', { name: 'bash 代码' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '复制代码' }));
  await expect(navigator.clipboard.readText()).resolves.toBe(code);
});

test('its names can be given', () => {
  render(<CodeBlock code={code} labels={{ name: () => '请求示例', copy: '复制请求示例' }} />);
  expect(screen.getByRole('group', { name: '请求示例' })).toHaveTextContent('suanli list');
  expect(screen.getByRole('button', { name: '复制请求示例' })).toBeVisible();
});
