import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Tabs, type TabItem } from './Tabs';

const items: TabItem<'kvm' | 'container' | 'metal'>[] = [
  { value: 'kvm', label: '云主机', count: 36 },
  { value: 'container', label: '容器', count: 12 },
  { value: 'metal', label: '裸金属', disabled: true },
];

describeConformance(
  'Tabs',
  <Tabs items={items} label="实例类型">
    36 台云主机
  </Tabs>,
  { tag: 'div' },
);

test('one tab stop; arrows move, Enter chooses', async () => {
  const onValueChange = vi.fn();
  render(
    <Tabs items={items} label="实例类型" onValueChange={onValueChange}>
      列表
    </Tabs>,
  );
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: '云主机 36' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('tab', { name: '容器 12' })).toHaveFocus());
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenCalledWith('container');
});

test('its panel is named by the chosen tab', () => {
  render(
    <Tabs items={items} label="实例类型" value="container">
      12 个容器
    </Tabs>,
  );
  expect(screen.getByRole('tabpanel', { name: '容器 12' })).toHaveTextContent('12 个容器');
});

test('a controlled row waits for its owner', async () => {
  render(<Tabs items={items} label="实例类型" value="kvm" />);
  await userEvent.click(screen.getByRole('tab', { name: '容器 12' }));
  expect(screen.getByRole('tab', { name: '云主机 36' })).toHaveAttribute('aria-selected', 'true');
});

const chosen = () => screen.getByRole('tab', { selected: true });

test('the first that can be chosen is chosen, also when the tabs come late or the chosen one goes', async () => {
  const [kvm, container] = items;
  const late = [{ value: 'metal', label: '裸金属', disabled: true }, kvm, container] as typeof items;
  const { rerender } = render(<Tabs items={[] as typeof items} label="实例类型" />);
  rerender(<Tabs items={late} label="实例类型" />);
  expect(chosen()).toHaveAccessibleName('云主机 36');
  await userEvent.click(screen.getByRole('tab', { name: '容器 12' }));
  expect(chosen()).toHaveAccessibleName('容器 12');
  rerender(<Tabs items={late.slice(0, 2)} label="实例类型" />);
  expect(chosen()).toHaveAccessibleName('云主机 36');
});
