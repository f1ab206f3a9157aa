import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MachineFacet } from './MachineFacet';
import { storeQuery, type StoreQuery } from './store-query';

const onAsk = vi.fn<(query: StoreQuery) => void>();
const Market = () => {
  const [query, setQuery] = useState(storeQuery.read(new URLSearchParams()));
  return (
    <>
      <MachineFacet
        query={query}
        options={undefined}
        onQueryChange={(next) => {
          onAsk(next);
          setQuery(next);
        }}
      />
      <button type="button" onClick={() => setQuery(storeQuery.read(new URLSearchParams()))}>
        清空筛选
      </button>
    </>
  );
};
const lowest = () => screen.getByRole('textbox', { name: '最低价格，元每卡时' });

test('a price that is asked for with Enter leaves the focus in its box, and gives way to what the market is asked for elsewhere', async () => {
  render(<Market />);
  await userEvent.type(lowest(), '3{Enter}');
  expect(onAsk).toHaveBeenCalledOnce();
  expect(lowest()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '清空筛选' }));
  expect(lowest()).toHaveValue('');
  expect(onAsk).toHaveBeenCalledOnce();
});

test.each([
  ['while it composes', { isComposing: true }],
  ['that Safari sends after a composition', { keyCode: 229 }],
])('the Enter of an input method, %s, asks for no price', async (_, pressed) => {
  onAsk.mockClear();
  render(<Market />);
  await userEvent.type(lowest(), '3');
  fireEvent.keyDown(lowest(), { key: 'Enter', ...pressed });
  expect(onAsk).not.toHaveBeenCalled();
});
