import { buyCloudDisk, buyCloudDiskQueryPrice } from '@compute-market/contract/calls/sftp';
import type { Price } from '@compute-market/contract/entities/price';
import type { CloudDiskOrder } from '@compute-market/contract/enumerations';
import { errorKeyOf } from '@compute-market/contract/errors';
import {
  draftOf,
  type Disk,
  type DiskDraft,
  type DiskOrder,
  type DiskProblem,
} from '@compute-market/patterns/money/CloudDiskScreen';
import { useMemo, useRef, useState } from 'react';
import { api } from '../api';
import { ApiError } from '../api/errors';
import { randomId } from '../api/random-id';
import { openFastPay } from '../state/dialogs';
import { createIntention } from './intention';
import { useQuote } from './useQuote';

/** The fields of a quote and of an order. */
const bodyOf = ({ type, size, months, payFirst }: DiskDraft) => ({ type, size, months, pay_type_first: payFirst });

const quoteDisk = (body: ReturnType<typeof bodyOf>, signal: AbortSignal) =>
  api.call(buyCloudDiskQueryPrice, body, { signal, quiet: true });

function problemOf(error: ApiError): DiskProblem | null {
  if (error.kind !== 'refused') return { kind: 'unknown' };
  const key = errorKeyOf(error.status);
  if (key === 'BALANCE_SHORT') return null;
  return key === 'PRICE_CHANGED' ? { kind: 'priceChanged' } : { kind: 'refused', reason: error.reason };
}

interface CloudDiskOrders {
  /** Changes when the purses do. */
  readonly purse: string;
  readonly hasVoucher: boolean;
  /** After an order was paid; its type tells what was done. */
  readonly onDone: (type: CloudDiskOrder) => void;
}

/** 开通, 扩容, 续费: one order at a time, its price, and its purchase at the price that was seen. */
export function useCloudDiskOrder({ purse, hasVoucher, onDone }: CloudDiskOrders) {
  const [draft, setDraft] = useState<DiskDraft | null>(null);
  const [problem, setProblem] = useState<DiskProblem | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const { quote, requote } = useQuote(draft && bodyOf(draft), purse, quoteDisk);
  const intention = useMemo(() => createIntention(randomId), []);
  // A second press comes before React has drawn the first one.
  const busy = useRef(false);

  const change = (next: DiskDraft | null) => {
    setProblem(null);
    setDraft(next);
  };

  const buy = async (ordered: DiskDraft, price: Price) => {
    const body = { ...bodyOf(ordered), price: price.PayPrice };
    setProblem(null);
    setSubmitting(true);
    try {
      await api.call(buyCloudDisk, body, { idempotencyKey: intention.keyFor(body), quiet: true });
      intention.settle();
      change(null);
      onDone(ordered.type);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(problemOf(error));
      if (error.kind === 'refused') {
        intention.settle();
        requote();
      }
    } finally {
      setSubmitting(false);
    }
  };

  const start = (type: CloudDiskOrder, disk: Disk) => change(draftOf(type, disk, hasVoucher));
  const price = quote.state === 'ready' ? quote.data : null;
  const order: DiskOrder | null = draft && {
    draft,
    quote,
    problem,
    submitting,
    onChange: change,
    onRetryQuote: requote,
    onPay: () => {
      if (busy.current || price === null) return;
      busy.current = true;
      void buy(draft, price).finally(() => (busy.current = false));
    },
    onTopUp: () => price !== null && openFastPay(price.ShortMoney),
    onClose: () => change(null),
  };
  return { order, start };
}
