import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { PhoneField } from './PhoneField';
import { tidyPhone } from './phone';

describeConformance('PhoneField', <PhoneField aria-label="手机号" />, { tag: 'div', control: 'input' });

test.each([
  ['138 0013 6021', '13800136021'],
  ['+86 138-0013-6021', '13800136021'],
  ['008613800136021', '13800136021'],
  ['8613800136021', '13800136021'],
  ['１３８００１３６０２１', '13800136021'],
  ['86138', '86138'],
  ['手机 138', '手机 138'],
])('%s is tidied to %s', (text, tidied) => expect(tidyPhone(text)).toBe(tidied));

test('a pasted number is tidied on leaving and the form hears of it', async () => {
  const onValueChange = vi.fn();
  render(<PhoneField aria-label="手机号" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('+86 138 0013 6021');
  await userEvent.tab();
  expect(screen.getByRole('textbox')).toHaveValue('13800136021');
  expect(onValueChange).toHaveBeenLastCalledWith('13800136021');
});
