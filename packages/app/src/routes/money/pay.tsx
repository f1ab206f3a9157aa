import { getOrders } from '@compute-market/contract/calls/payment';
import { MAX_PAGE_SIZE } from '@compute-market/contract/constants';
import { readList } from '@compute-market/contract/envelope';
import type { Order } from '@compute-market/contract/entities/order';
import { routes } from '@compute-market/contract/routes';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { orderCodeEnd } from '@compute-market/contract/rules/order-status';
import type { PaymentState } from '@compute-market/patterns/money/payment-state';
import { payeeOf } from '@compute-market/patterns/money/payment-view';
import { PayScreen } from '@compute-market/patterns/money/PayScreen';
import { dataOf, type Resource } from '@compute-market/patterns/resource';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import { codeEnd } from '../../flows/code-end';
import { checkPaymentNow, closePayment, resumePayment, retryPayment } from '../../flows/payment';
import { clock } from '../../state/clock';
import { isChecking, payment } from '../../state/payment';
import { user } from '../../state/user';
import { settle, useResult } from '../result';

/** Of the order in the address, and of every new code for it. */
const numberParam = 'out_trade_no';
const runningNumber = (state: PaymentState) => ('order' in state ? state.order.outTradeNo : null);

/** There is no call for one order: it is looked for among the newest, where one that can still be paid always is. */
export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const wanted = new URL(url).searchParams.get(numberParam);
  const found = api
    .call(getOrders, { page: 1, page_size: MAX_PAGE_SIZE }, { signal })
    .then((page) => readList<Order>(page).find(({ OutTradeNo }) => OutTradeNo === wanted) ?? null);
  return { order: settle(found) };
}

/** How the order that is paid here stands is known already. */
export const shouldRevalidate = ({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && nextUrl.searchParams.get(numberParam) !== runningNumber(payment.state);

/** A new code is a new order: the address names it too, and again the one before where that is paid after all, so that a tab that reloads finds what was paid. */
function useRenewal(number: string | null) {
  const [, setSearch] = useSearchParams();
  const renewed = useRef(false);
  const name = useEffectEvent((paid: string) =>
    setSearch(
      (search) => {
        search.set(numberParam, paid);
        return search;
      },
      { replace: true },
    ),
  );
  useEffect(() => {
    if (number !== null && renewed.current) name(number);
  }, [number]);
  return () => {
    renewed.current = true;
    retryPayment();
  };
}

/** Continues the order once the account is known, whose balance it adds to; leaving the page stops the polling. */
function useResumed(order: Resource<Order | null>, known: boolean) {
  const found = dataOf(order) ?? null;
  useEffect(() => {
    if (found === null || !known) return undefined;
    resumePayment(
      { amount: fenFromYuan(found.Amount), payType: found.PayType },
      {
        outTradeNo: found.OutTradeNo,
        expiresAt: codeEnd(orderCodeEnd(found)),
        status: found.Status,
        paidAt: found.PayTime,
        cancelled: found.Cancelled ?? false,
      },
    );
    return closePayment;
  }, [found, known]);
}

export function Component() {
  const { order } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const snapshot = useSnapshot(payment);
  const { offset } = useSnapshot(clock);
  const { info } = useSnapshot(user);
  const resource = useResult(order);
  useResumed(resource, info !== null);
  const renew = useRenewal(runningNumber(snapshot.state));
  const [search] = useSearchParams();
  const recharge = () => void navigate(routes.recharge.to());
  // Back to where the order was found (decisions 23).
  const leave = () => void navigate(search.get('from') === 'orders' ? routes.orders.to() : routes.recharge.to());
  return (
    <PayScreen
      order={
        resource.state === 'ready'
          ? { ...resource, data: resource.data && { outTradeNo: resource.data.OutTradeNo } }
          : resource
      }
      payment={snapshot.state}
      balance={snapshot.balanceBefore}
      payee={info === null ? '' : payeeOf(info)}
      checking={isChecking(snapshot)}
      clockOffset={offset}
      onRetryOrder={() => void revalidate()}
      onRenew={renew}
      onChangeMethod={recharge}
      onCheck={checkPaymentNow}
      onFinish={leave}
    />
  );
}
