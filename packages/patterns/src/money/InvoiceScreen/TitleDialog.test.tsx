import {
  invoiceTitleForm,
  type InvoiceTitleForm,
  type InvoiceTitleOrder,
} from '@compute-market/contract/forms/invoice-forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { TitleDialog } from './TitleDialog';

const blank: InvoiceTitleForm = {
  title: '林知远',
  title_type: 1,
  invoice_type: 1,
  tax_no: '9135',
  address: '',
  tel: '',
  bank_name: '',
  bank_account: 'A',
  email: 'lin@example.cn',
  is_default: false,
};

function Dialog({ onSent }: { onSent: (order: InvoiceTitleOrder) => void }) {
  const form = useForm<InvoiceTitleForm, unknown, InvoiceTitleOrder>({
    resolver: zodResolver(invoiceTitleForm),
    defaultValues: blank,
  });
  return (
    <TitleDialog
      open
      onClose={vi.fn()}
      form={form}
      onSubmit={() => void form.handleSubmit(onSent)()}
      refused={null}
      editing={false}
      subjects=""
    />
  );
}

test('a person’s title is saved whatever was typed for a company, and the company has it again', async () => {
  const onSent = vi.fn();
  render(<Dialog onSent={onSent} />);
  fireEvent.click(screen.getByRole('radio', { name: '个人' }));
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(onSent.mock.calls[0]?.[0]).toMatchObject({ title_type: 0, invoice_type: 0, tax_no: '', bank_account: '' });
  fireEvent.click(screen.getByRole('radio', { name: '企业' }));
  expect(screen.getByLabelText(/税号/)).toHaveProperty('value', '9135');
  expect(screen.getByLabelText(/银行账号/)).toHaveProperty('value', 'A');
  expect(screen.getByRole('radio', { name: /专票|专用/ })).toHaveProperty('checked', true);
});
