import { useForm, type FieldErrors } from 'react-hook-form';
import { fn } from 'storybook/test';
import type { Price } from '@compute-market/contract/entities/price';
import { sshKeys } from '../../account/SshKeys/fixtures';
import { now } from '../../listings/fixtures';
import type { Order } from '../../purchase';
import { orderWith } from '../../purchase/fixtures';
import { ready, type Resource } from '../../resource';
import { CreateInstanceScreen, type CreateInstanceScreenProps } from './CreateInstanceScreen';
import { filledForm, market, picks, quote } from './fixtures';

type Args = Omit<CreateInstanceScreenProps, 'form'> & {
  values: typeof filledForm;
  /** What is wrong with them. */
  errors?: FieldErrors<typeof filledForm>;
};

/** The form with a state of its own, as the application gives it. */
export function Playing({ values, errors, ...rest }: Args) {
  const form = useForm({ defaultValues: values, ...(errors && { errors }) });
  return <CreateInstanceScreen form={form} {...rest} />;
}

/** An order with such a price. */
export const order = (price: Resource<Price>, more: Partial<Order> = {}): Order =>
  orderWith(price, fn, { coupons: picks, ...more });

export const shownForm = {
  parameters: { layout: 'fullscreen' },
  render: (args: Args) => (
    <main>
      <Playing {...args} />
    </main>
  ),
  args: {
    values: filledForm,
    market: ready(market),
    onRetryMarket: fn(),
    buyer: { kind: 'main', hasVoucher: true },
    order: order(ready(quote)),
    restored: false,
    onClearDraft: fn(),
    now,
    sshKeys: { list: ready(sshKeys), onAdd: fn(), onRetry: fn() },
  } satisfies Args,
};
