import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Button } from './Button';

describeConformance('Button', <Button>立即租用</Button>, { tag: 'button' });

test('is not a submit button unless it says so', () => {
  render(<Button>续费</Button>);
  expect(screen.getByRole('button', { name: '续费' })).toHaveAttribute('type', 'button');
});

test('a two-character name keeps its text, without a space between', () => {
  render(<Button>确定</Button>);
  expect(screen.getByRole('button', { name: '确定' })).toHaveTextContent(/^确定$/);
});

test('loading refuses activation and keeps the focus', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>提交</Button>);
  const button = screen.getByRole('button');
  button.focus();
  rerender(
    <Button onClick={onClick} loading>
      提交
    </Button>,
  );
  await userEvent.click(button);
  await userEvent.keyboard('{Enter} ');
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});

test('a loading submit button does not submit the form', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading>
        登录
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('disabled refuses activation', async () => {
  const onClick = vi.fn();
  render(
    <Button disabled onClick={onClick}>
      已领完
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: '已领完' }));
  expect(onClick).not.toHaveBeenCalled();
});
