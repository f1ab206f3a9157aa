import { createInstanceForm, type CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import type { SshKey } from '@compute-market/contract/entities/ssh-key';
import {
  blankForm,
  fitForm,
  isImageReplaced,
  type Market,
} from '@compute-market/patterns/instance/CreateInstanceScreen';
import type { Order } from '@compute-market/patterns/purchase';
import type { Resource } from '@compute-market/patterns/resource';
import type { Viewer } from '@compute-market/patterns/viewer';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { draftOwner } from '../../drafts/kept-draft';
import {
  rentalOrder,
  rentalPricing,
  rentMachines,
  shortageOf,
  unpricedText,
  type Rental,
} from '../../purchase/rental-calls';
import { usePurchase } from '../../purchase/usePurchase';
import { visitorDraft } from './create-instance-draft';
import { useCreateInstanceDraft } from './useCreateInstanceDraft';

interface CreateInstance {
  /** What the address asks for. */
  link: Partial<CreateInstanceForm>;
  search: string;
  market: Resource<Market>;
  viewer: Viewer;
  /** Keys of the account, being read; none where they cannot be. */
  sshKeys: Promise<readonly SshKey[]>;
  /** Whether the back end takes a project with an order (decisions 135); true while that cannot be read, so that what was chosen is never left out in silence. */
  takesProject: Promise<boolean>;
  /** The names of all that were rented. */
  onRented: (names: readonly string[]) => void;
  /** A visitor wants to pay. */
  onLogin: () => void;
  /** The stock that is shown is no longer so. */
  onStockChanged: () => void;
}

/** Whose draft it is; null until the account is known. */
function ownerOf(viewer: Viewer): string | null {
  if (viewer.role === 'visitor') return visitorDraft;
  return viewer.role === 'unknown' ? null : draftOwner(viewer.user);
}

/** 创建实例: the form with its draft, its price and its purchase. What was chosen survives login, top-up and every refusal. */
export function useCreateInstanceForm({
  link,
  search,
  market,
  viewer,
  sshKeys,
  takesProject,
  onRented,
  onLogin,
  onStockChanged,
}: CreateInstance) {
  const form = useForm<CreateInstanceForm>({
    resolver: zodResolver(createInstanceForm),
    defaultValues: { ...blankForm, ...link },
  });
  const values = useWatch({ control: form.control, compute: (all: CreateInstanceForm) => all });
  const start = market.state === 'ready' ? market.data : null;
  const draft = useCreateInstanceDraft({
    form,
    link,
    search,
    owner: ownerOf(viewer),
    fit: useMemo(() => start && ((filled: CreateInstanceForm) => fitForm(filled, start)), [start]),
    isReplaced: (wished, fitted) => start !== null && isImageReplaced(start, wished, fitted),
  });
  const complete = start !== null && values.spec_name !== '' && values.image_name !== '';
  const { order: priced, pay } = usePurchase({
    kind: 'rent',
    viewer,
    draft: complete ? rentalOrder(values) : null,
    unpriced: unpricedText(values),
    pricing: rentalPricing,
    wish: link.coupon_id,
    shortage: (rental: Rental) => shortageOf(rental.form),
    send: rentMachines,
    onDone: ({ Instances }) => {
      draft.forget();
      onRented(Instances.map(({ Container_name }) => Container_name));
    },
    onStale: onStockChanged,
    onTopUp: draft.keep,
  });
  const rentalOf = async (filled: CreateInstanceForm): Promise<Rental> => {
    const fingerprints = (await sshKeys).map(({ Fingerprint }) => Fingerprint);
    return {
      form: filled,
      sshKeys: fingerprints.filter((print) => !filled.without_keys.includes(print)),
      project: (await takesProject) ? filled.project : '',
    };
  };
  const onPay = () => {
    if (viewer.role !== 'visitor') {
      pay((buy) => form.handleSubmit(async (filled) => buy(await rentalOf(filled)))());
      return;
    }
    draft.keep();
    onLogin();
  };
  const order: Order = { ...priced, onPay };
  return { form, order, restored: draft.restored, onClearDraft: draft.clear, replacedBy: draft.replacedBy };
}
