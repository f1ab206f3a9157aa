import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Button } from '../Button/Button';
import { ButtonGroup } from './ButtonGroup';

describeConformance(
  'ButtonGroup',
  <ButtonGroup aria-label="操作">
    <Button>取消</Button>
    <Button>提交</Button>
  </ButtonGroup>,
  { tag: 'div' },
);

test('names what its buttons act on, and every button is reached in the order it is written', async () => {
  render(
    <ButtonGroup aria-label="qwen2.5-7b 的操作" attached>
      <Button>续费</Button>
      <Button>重启</Button>
    </ButtonGroup>,
  );
  expect(screen.getByRole('group', { name: 'qwen2.5-7b 的操作' })).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '续费' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '重启' })).toHaveFocus();
});
