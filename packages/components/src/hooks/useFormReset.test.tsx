import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { RentalSelector } from '../commerce/RentalSelector';
import { CheckboxGroup } from '../inputs/CheckboxGroup/CheckboxGroup';
import { Select } from '../inputs/Select/Select';
import { TagsInput } from '../inputs/TagsInput/TagsInput';

const options = [
  { value: 'keep', label: '保留磁盘' },
  { value: 'release', label: '释放磁盘' },
] as const;
const name = { 'aria-label': '到期处理' };
const control = () => screen.getByLabelText('到期处理');
const reset = () => act(() => screen.getByRole<HTMLFormElement>('form').reset());

interface Part {
  readonly part: ReactElement;
  /** What somebody changes in it before it is hidden. */
  readonly change: () => Promise<void>;
  readonly isAsFirst: () => void;
}
const parts: Record<string, Part> = {
  CheckboxGroup: {
    part: <CheckboxGroup {...name} options={options} />,
    change: () => userEvent.click(screen.getByLabelText('释放磁盘')),
    isAsFirst: () => expect(screen.getByLabelText('释放磁盘')).not.toBeChecked(),
  },
  RentalSelector: {
    part: <RentalSelector />,
    change: () => userEvent.click(screen.getByLabelText('7 天')),
    isAsFirst: () => expect(screen.getByLabelText('1 天')).toBeChecked(),
  },
  Select: {
    part: <Select {...name} options={options} defaultValue="keep" />,
    change: () => userEvent.selectOptions(control(), 'release'),
    isAsFirst: () => expect(control()).toHaveValue('keep'),
  },
  TagsInput: {
    part: <TagsInput {...name} />,
    change: () => userEvent.type(control(), '训练{Enter}'),
    isAsFirst: () => expect(screen.queryByText('训练')).toBeNull(),
  },
};

test.each(Object.entries(parts))(
  'a %s that is hidden goes back to its first value with its form',
  async (_, { part, change, isAsFirst }) => {
    const form = (mode: 'hidden' | 'visible') => (
      <form aria-label="续费">
        <Activity mode={mode}>{part}</Activity>
      </form>
    );
    const { rerender } = render(form('visible'));
    await change();
    expect(isAsFirst).toThrow();
    rerender(form('hidden'));
    reset();
    rerender(form('visible'));
    await waitFor(isAsFirst);
  },
);

test('a part that is gone is not kept by its form', () => {
  const form = (part?: ReactElement) => <form aria-label="续费">{part}</form>;
  const { rerender } = render(form(<RentalSelector />));
  const given = vi.spyOn(screen.getByRole('form'), 'removeEventListener');
  rerender(form());
  expect(given).toHaveBeenCalledWith('reset', expect.anything());
});
