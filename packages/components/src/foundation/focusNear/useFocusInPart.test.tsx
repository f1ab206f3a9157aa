import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useFocusInPart } from './useFocusInPart';

/** A form whose place is taken by what became of it. */
function Ticket() {
  const [sent, setSent] = useState(false);
  const part = useFocusInPart<HTMLDivElement>(sent ? 'sent' : 'form');
  return (
    <>
      <button type="button" onClick={() => setSent(true)}>
        从别处提交
      </button>
      <div ref={part}>
        {sent ? (
          <a href="#ticket">查看工单</a>
        ) : (
          <button type="button" onClick={() => setSent(true)}>
            提交工单
          </button>
        )}
      </div>
    </>
  );
}

test('a part takes nothing when it is first shown', () => {
  render(<Ticket />);
  expect(document.body).toHaveFocus();
});

test('who led a part on by keyboard goes on in its next content', async () => {
  const user = userEvent.setup();
  render(<Ticket />);
  screen.getByRole('button', { name: '提交工单' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: '查看工单' })).toHaveFocus();
});

test('who is elsewhere stays there', async () => {
  const user = userEvent.setup();
  render(<Ticket />);
  const elsewhere = screen.getByRole('button', { name: '从别处提交' });
  elsewhere.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: '查看工单' })).toBeVisible();
  expect(elsewhere).toHaveFocus();
});
