import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Steps } from './Steps';

const items = [
  { key: 'submitted', label: '提交', note: '09:12' },
  { key: 'accepted', label: '受理' },
  { key: 'done', label: '完成' },
];

describeConformance('Steps', <Steps items={items} current={1} />, { tag: 'ol' });

test('says in words which steps are done and which is under way', () => {
  render(<Steps items={items} current={1} />);
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('提交（已完成）09:12');
  expect(second).toHaveAttribute('aria-current', 'step');
  expect(third).toHaveTextContent(/^3完成$/);
});

test('with all done none is under way', () => {
  render(<Steps items={items} current={3} />);
  expect(screen.getAllByRole('listitem').filter((step) => step.hasAttribute('aria-current'))).toEqual([]);
});

test('a step that was skipped is not ticked', () => {
  render(
    <Steps
      aria-label="进度"
      items={[
        { key: 'a', label: '处理中' },
        { key: 'b', label: '已解决', skipped: true },
        { key: 'c', label: '已关闭' },
      ]}
      current={2}
    />,
  );
  expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('data-state'))).toEqual([
    'done',
    'later',
    'now',
  ]);
});
