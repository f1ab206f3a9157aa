import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ready } from '../../resource';
import { NoticesScreen } from './NoticesScreen';

function Page() {
  const [hasNews, setNews] = useState(true);
  return (
    <NoticesScreen
      query={{ tab: 'all', page: 1 }}
      pageSize={10}
      notices={ready({ data: [], total: 0 })}
      lastSeen={null}
      hasNews={hasNews}
      reminders={null}
      onQueryChange={vi.fn()}
      onReadAll={() => setNews(false)}
      onRetry={vi.fn()}
    />
  );
}

test('whoever marks everything as read stays on the page, though the button goes', async () => {
  render(<Page />);
  screen.getByRole('button', { name: '全部标为已读' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: '全部标为已读' })).toBeNull();
  await vi.waitFor(() => expect(screen.getByRole('tab', { name: '全部' })).toHaveFocus());
});
