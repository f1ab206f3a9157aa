import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { InfoTip } from './InfoTip';

describeConformance('InfoTip', <InfoTip label="授信说明">余额小于等于 0 时可用。</InfoTip>, { tag: 'button' });

test('explains on press and closes on Escape with the focus back', async () => {
  render(<InfoTip label="授信说明">余额小于等于 0 时可用。</InfoTip>);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(await screen.findByRole('dialog', { name: '授信说明' })).toHaveTextContent('余额小于等于 0 时可用。');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: '授信说明' })).toHaveFocus();
});
