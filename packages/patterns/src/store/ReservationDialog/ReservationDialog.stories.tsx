import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReservationForm } from '@compute-market/contract/forms/reservation-form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fn } from 'storybook/test';
import { ReservationDialog, type ReservationDialogProps } from './ReservationDialog';

type Args = Omit<ReservationDialogProps, 'form'> & { errors?: Partial<Record<keyof ReservationForm, string>> };

function Playing({ errors = {}, ...rest }: Args) {
  // The same object in every render: a new one would be a new set of errors.
  const [given] = useState(() =>
    Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }])),
  );
  const form = useForm<ReservationForm>({
    defaultValues: {
      contact_name: '林知远',
      phone: '13800000001',
      num: 1,
      rent_months: 3,
      begin_date: '2026-12-01',
      purpose: '',
      remark: '',
    },
    errors: given,
  });
  return <ReservationDialog form={form} {...rest} />;
}

const meta = {
  title: '界面/市场/预约裸金属',
  component: Playing,
  parameters: { layout: 'fullscreen' },
  args: {
    model: 'A100 8 卡训练型（华北二区）',
    today: '2026-11-20',
    onSubmit: fn(),
    problem: null,
    reservationNo: null,
    onClose: fn(),
  },
} satisfies Meta<typeof Playing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['visual'] };
export const FieldErrors: Story = {
  args: { errors: { contact_name: '请输入姓名', phone: '请输入正确的手机号', begin_date: '请选择正确的日期' } },
};
export const NotAvailableYet: Story = { args: { problem: '该功能即将开放，敬请期待' } };
export const Done: Story = { args: { reservationNo: 'BM20261120001' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
