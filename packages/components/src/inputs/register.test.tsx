import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { DateField } from './DateField';
import { Field } from './Field';
import { QuantityField } from './QuantityField';
import { Slider } from './Slider';

interface Order {
  day: string;
  machines: number;
  bandwidth: number;
}

const OrderForm = ({ onOrder }: { onOrder: (order: Order) => void }) => {
  const { register, handleSubmit } = useForm<Order>({
    defaultValues: { day: '2026-12-01', machines: 2, bandwidth: 50 },
  });
  return (
    <form onSubmit={(event) => void handleSubmit((order) => onOrder(order))(event)}>
      <Field label="开始日期">
        <DateField {...register('day')} />
      </Field>
      <Field label="台数">
        <QuantityField min={1} max={20} {...register('machines', { valueAsNumber: true })} />
      </Field>
      <Slider label="带宽" min={32} max={100} {...register('bandwidth', { valueAsNumber: true })} />
      <button type="submit">提交</button>
    </form>
  );
};

test('a day, a quantity and a slider are registered as a text field is: they start with the form’s values and submit what was chosen', async () => {
  const onOrder = vi.fn();
  render(<OrderForm onOrder={onOrder} />);
  expect(screen.getByLabelText('开始日期')).toHaveValue('2026-12-01');
  expect(screen.getByLabelText('台数')).toHaveValue('2');
  expect(screen.getByRole('slider', { name: '带宽' })).toHaveValue('50');

  fireEvent.change(screen.getByLabelText('开始日期'), { target: { value: '2026/12/3' } });
  fireEvent.blur(screen.getByLabelText('开始日期'));
  await userEvent.click(screen.getByRole('button', { name: '增加' }));
  fireEvent.change(screen.getByRole('slider', { name: '带宽' }), { target: { value: '64' } });
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(onOrder).toHaveBeenCalledWith({ day: '2026-12-03', machines: 3, bandwidth: 64 }));
});

test('bounds may be given as text, as a form library declares them', async () => {
  render(
    <>
      <QuantityField aria-label="台数" defaultValue={9} min="1" max="10" />
      <Slider label="带宽" min="32" max="100" defaultValue={50} />
    </>,
  );
  await userEvent.type(screen.getByLabelText('台数'), '{End}');
  expect(screen.getByLabelText('台数')).toHaveValue('10');
  expect(screen.getByRole('button', { name: '增加' })).toBeDisabled();
  expect(screen.getByText('32')).toBeInTheDocument();
});
