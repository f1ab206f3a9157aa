import { WORK_ORDER_RESOURCE, type WorkOrderResource } from '@compute-market/contract/enumerations';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ready } from '../../resource';
import { categories, documents, documentText } from '../work-order-view/fixtures';
import type { OpenDocument } from './Documents';
import { QuestionScreen } from './QuestionScreen';

/** The screen with the question in its address, as the application keeps it there. */
function Page({
  of = categories,
  isSub = false,
  opened = null,
}: {
  of?: typeof categories;
  isSub?: boolean;
  opened?: OpenDocument | null;
}) {
  const [query, setQuery] = useState({ q: '', question: null as number | null, instance: '', report: '', subject: '' });
  return (
    <QuestionScreen
      query={query}
      onQueryChange={setQuery}
      categories={ready(of)}
      documents={ready(documents)}
      opened={opened}
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

test('who has solved one thing and looks for another finds it, and the same question asked once more is open again', async () => {
  const user = userEvent.setup();
  const [document] = documents;
  if (!document) throw new Error('no document');
  render(<Page opened={{ id: document.id, text: ready(documentText) }} />);
  await user.click(question());
  await user.click(await screen.findByRole('button', { name: '解决了我的问题' }));
  expect(await screen.findByText('问题已解决')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'ssh{Enter}');
  expect(screen.queryByText('问题已解决')).toBeNull();
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(screen.getByRole('button', { name: '解决了我的问题' })).toBeVisible());
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
