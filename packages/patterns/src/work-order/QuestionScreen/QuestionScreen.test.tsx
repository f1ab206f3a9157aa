import { WORK_ORDER_RESOURCE, type WorkOrderResource } from '@compute-market/contract/enumerations';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ready } from '../../resource';
import { categories, documents } from '../work-order-view/fixtures';
import { QuestionScreen } from './QuestionScreen';

/** The screen with the question in its address, as the application keeps it there. */
function Page({ of = categories, isSub = false }: { of?: typeof categories; isSub?: boolean }) {
  const [query, setQuery] = useState({ q: '', question: null as number | null, instance: '', report: '', subject: '' });
  return (
    <QuestionScreen
      query={query}
      onQueryChange={setQuery}
      categories={ready(of)}
      documents={ready(documents)}
      opened={null}
      onOpenDocument={vi.fn()}
      onOpinion={vi.fn()}
      unread={false}
      isSub={isSub}
      onRetry={vi.fn()}
    />
  );
}

const first = categories[0]?.children[0]?.name ?? '';
const question = () => screen.getByRole('button', { name: new RegExp(`^${first}`) });

test('who chooses a question by keyboard goes on in its documents, and back among the questions', async () => {
  const user = userEvent.setup();
  render(<Page />);
  expect(document.body).toHaveFocus();
  question().focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: '重新选择' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(question()).toHaveFocus();
});

const about = (resource: WorkOrderResource) =>
  categories.slice(0, 1).map((category) => ({ ...category, resource_type: resource }));

test.each([
  {
    of: 'an instance',
    resource: WORK_ORDER_RESOURCE.kvm,
    sentence: '选择相关实例后，会带上它的状态与最近错误，处理更快',
  },
  {
    of: 'a top-up',
    resource: WORK_ORDER_RESOURCE.order,
    sentence: '选择相关充值订单后，会带上它的金额与状态，处理更快',
  },
  {
    of: 'a top-up, which a sub-account has none of',
    resource: WORK_ORDER_RESOURCE.order,
    isSub: true,
    sentence: '写明现象与发生时间，处理更快',
  },
  { of: 'nothing', resource: WORK_ORDER_RESOURCE.none, sentence: '写明现象与发生时间，处理更快' },
])('a ticket says what it brings along by what it is about: $of', async ({ resource, isSub, sentence }) => {
  const user = userEvent.setup();
  render(<Page of={about(resource)} isSub={isSub} />);
  await user.click(question());
  expect(screen.getByText(sentence)).toBeVisible();
});
