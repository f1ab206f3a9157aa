import { createInstanceForm, type CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import { errorKeyOf } from '@compute-market/contract/errors';
import {
  blankForm,
  fitForm,
  type Buyer,
  type Market,
  type Order,
  type OrderProblem,
} from '@compute-market/patterns/instance/CreateInstanceScreen';
import type { Resource } from '@compute-market/patterns/resource';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '../../api/errors';
import { openFastPay } from '../../state/dialogs';
import { createIntention } from '../../purchase/intention';
import { problemOf, purchase, quotePorts, rentMachine, shortageOf } from '../../purchase/rent-machine';
import { rentalOrder, type CouponWish } from '../../purchase/rental-quote';
import { useCreateInstanceDraft } from './useCreateInstanceDraft';
import { useRentalQuote } from '../../purchase/useRentalQuote';
import { randomId } from '../../api/random-id';

interface CreateInstance {
  /** What the address asks for. */
  link: Partial<CreateInstanceForm>;
  search: string;
  market: Resource<Market>;
  buyer: Buyer;
  /** Null until it is known who fills the form. */
  owner: string | null;
  /** Changes when the purses do. */
  purse: string;
  /** The names of all that were rented. */
  onRented: (names: readonly string[]) => void;
  /** A visitor wants to pay. */
  onLogin: () => void;
  /** The stock that is shown is no longer so. */
  onStockChanged: () => void;
  onAskLimit: (needYuan: number) => void;
}

/** 创建实例: the form with its draft, its price and its purchase. What was chosen survives login, top-up and every refusal. */
export function useCreateInstanceForm({
  link,
  search,
  market,
  buyer,
  owner,
  purse,
  onRented,
  onLogin,
  onStockChanged,
  onAskLimit,
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
    owner,
    fit: useMemo(() => start && ((filled: CreateInstanceForm) => fitForm(filled, start)), [start]),
  });

  const [wish, setWish] = useState<CouponWish>(link.coupon_id ?? 'best');
  const hasCoupons = buyer.kind === 'main';
  const ports = useMemo(() => quotePorts(values.container_type, hasCoupons), [values.container_type, hasCoupons]);
  const complete = start !== null && values.spec_name !== '' && values.image_name !== '';
  const { quote, requote } = useRentalQuote({ order: complete ? rentalOrder(values) : null, wish, purse, ports });
  const price = quote.state === 'ready' ? quote.data.price : null;

  const [problem, setProblem] = useState<OrderProblem | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const [toppingUp, setToppingUp] = useState(false);
  // A second press comes before React has drawn the first one.
  const busy = useRef(false);
  const intention = useMemo(() => createIntention(randomId), []);
  // A refusal is about the order it was made for: another choice makes it void.
  const choice = JSON.stringify([rentalOrder(values), wish]);
  const [refusedChoice, setRefusedChoice] = useState('');

  const topUp = (missingYuan: number) => {
    setToppingUp(true);
    openFastPay(missingYuan);
  };

  const refuse = (error: ApiError, agreed: NonNullable<typeof price>) => {
    const key = error.kind === 'refused' ? errorKeyOf(error.status) : undefined;
    setRefusedChoice(choice);
    setProblem(key === 'BALANCE_SHORT' ? null : problemOf(error, agreed));
    if (key === 'BALANCE_SHORT') topUp(agreed.ShortMoney);
    if (key === 'STOCK_SHORT') onStockChanged();
    else if (error.kind === 'refused') requote();
  };

  const buy = async (filled: CreateInstanceForm) => {
    if (price === null) return;
    const body = purchase(filled, price);
    // A purchase whose result is not known may itself have taken the last machine: it is only repeated.
    const repeated = problem?.kind === 'unknown';
    setProblem(null);
    setSubmitting(true);
    try {
      const shortage = repeated ? null : await shortageOf(filled);
      if (shortage !== null) {
        setRefusedChoice(choice);
        setProblem({ kind: 'refused', reason: shortage });
        onStockChanged();
        return;
      }
      const { Instances } = await rentMachine(filled.container_type, body, intention.keyFor(body));
      intention.settle();
      draft.forget();
      onRented(Instances.map(({ Container_name }) => Container_name));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'refused') intention.settle();
      refuse(error, price);
    } finally {
      setSubmitting(false);
    }
  };

  const pay = () => {
    if (buyer.kind === 'visitor') {
      draft.keep();
      onLogin();
      return;
    }
    if (busy.current) return;
    busy.current = true;
    setToppingUp(false);
    void form
      .handleSubmit(buy)()
      .finally(() => (busy.current = false));
  };

  useEffect(() => {
    if (toppingUp) draft.keep();
  }, [toppingUp, draft]);

  const arrived = toppingUp && price?.IsEnough === true && !(quote.state === 'ready' && quote.refreshing);
  const standing = problem !== null && (problem.kind === 'unknown' || refusedChoice === choice) ? problem : null;
  const order: Order = {
    quote: quote.state === 'ready' ? { ...quote, data: quote.data.price } : quote,
    coupons: quote.state === 'ready' ? quote.data.coupons : null,
    problem: standing ?? (arrived ? { kind: 'arrived' } : null),
    submitting,
    onCouponChange: setWish,
    onRetryQuote: requote,
    onPay: pay,
    onTopUp: () => price !== null && topUp(price.ShortMoney),
    onConfirmPrice: () => setProblem(null),
    onAskLimit: () => price !== null && onAskLimit(price.PayPrice),
  };
  return { form, order, restored: draft.restored, onClearDraft: draft.clear };
}
