import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import { Dialog } from '@compute-market/components/dialog';
import { Money } from '@compute-market/components/money';
import { RentalSelector } from '@compute-market/components/rental-selector';
import { Spinner } from '@compute-market/components/spinner';
import { Stack } from '@compute-market/components/stack';
import { Text } from '@compute-market/components/text';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { Price } from '@compute-market/contract/entities/price';
import { fenFromYuan, formatMoney, sumFen } from '@compute-market/contract/rules/money';
import { startOfRenewal } from '@compute-market/contract/rules/order-start';
import { secondsOf, type RentalPeriod } from '@compute-market/contract/rules/rental';
import { formatTime } from '@compute-market/contract/rules/time';
import { useEffect, useEffectEvent, useState } from 'react';
import { reasonOf } from '../../attempt-dialog';
import { blockedReason, isByUsage, titleOf } from '../../instance-facts';
import type { DialogState } from '../InstanceDialogs/dialog-state';
import type { Together } from '../InstanceDialogs/operations';
import { useBatch, type Outcome } from '../InstanceDialogs/useBatch';
import { partialDataMessages } from '../../partial-data';
import { anotherReason, shortReason, subShort, unknownReason } from '../../purchase';
import type { Resource } from '../../resource';
import { loading } from '../../resource';
import type { Buyer } from '../../viewer';
import { messages } from './messages';
import { rulerRoom } from './ruler-room';
import { Renewals } from './UpgradeDialogs.styles';
import { useNewEnd } from './useNewEnd';

const words = messages.bulk;

export interface BulkRenewDialogProps extends DialogState {
  /** Who pays: a sub-account reads in each line why it cannot (decisions 211). */
  buyer: Buyer;
  /** All that were chosen; those that cannot be renewed, and those that are paid by usage, are skipped. */
  instances: readonly Instance[];
  /** Prices one renewal; rejects with a sentence. */
  quote: (instance: Instance, period: RentalPeriod, signal: AbortSignal) => Promise<Price>;
  /** Renews one at the price that was seen; rejects with a sentence. Repeated for one period it is the same intention. */
  renew: (instance: Instance, period: RentalPeriod, price: Price) => Promise<unknown>;
  /**
   * Whether a failure of `renew` was a definite no. Only then the price is asked for anew: what got no answer may have been paid, and is
   * repeated at its price (ADR 10).
   */
  isRefusal: (error: unknown) => boolean;
  /** The price at which such a renewal was sent that has no answer yet: its line says so, as it is only repeated, at that price. Null without one. */
  unansweredPrice: (instance: Instance, period: RentalPeriod) => Price | null;
  /** Whether a renewal of it that is not this one was sent and has no answer yet: its line says that it may have gone through (decisions 216). */
  hasAnother?: (instance: Instance, period: RentalPeriod) => boolean;
  together: Together;
  /** Names of those that were renewed. */
  onRenewed: (names: readonly string[]) => void;
  /** All that it was opened for are renewed, which closes it: how many they were. */
  onDone?: (count: number) => void;
}

/** What is paid by usage has no end to be moved: it becomes prepaid one by one, where the dialog says so (decisions 144). */
function partsOf(instances: readonly Instance[]) {
  const open = instances.filter((instance) => blockedReason('renew', instance) === null);
  return {
    renewable: open.filter((instance) => !isByUsage(instance)),
    byUsage: open.filter(isByUsage),
    blocked: instances.filter((instance) => !open.includes(instance)),
  };
}

const nameOf = ({ Container_name }: Instance) => Container_name;
interface LinePrice {
  readonly price: Price;
  /** Whether it only repeats a renewal that was sent before, at the price of its first time (decisions 236). */
  readonly repeats: boolean;
}
type Quotes = ReadonlyMap<string, Resource<LinePrice>>;

/**
 * The price of every rental for one period, one after another. Another period begins anew, with none left of the old one. What is repeated
 * keeps its price, and is asked for no other.
 */
function useQuotes(
  instances: readonly Instance[],
  period: RentalPeriod,
  {
    quote,
    unansweredPrice,
    together,
    open,
  }: Pick<BulkRenewDialogProps, 'quote' | 'unansweredPrice' | 'together' | 'open'>,
) {
  const key = `${period.unit}:${period.count}`;
  const [shown, setShown] = useState<{ key: string; quotes: Quotes }>({ key, quotes: new Map() });
  const [asked, setAsked] = useState(instances);
  // The end that each counted from at first: a later price may count from another one.
  const [starts, setStarts] = useState<ReadonlyMap<string, number>>(new Map());
  const sentAt = useEffectEvent((instance: Instance) => unansweredPrice(instance, period));
  useEffect(() => {
    if (!open) return undefined;
    const controller = new AbortController();
    const tell = (instance: Instance, resource: Resource<LinePrice>) => {
      if (!controller.signal.aborted)
        setShown((before) => ({
          key,
          quotes: new Map(before.key === key ? before.quotes : []).set(nameOf(instance), resource),
        }));
    };
    const priceAll = async () => {
      for (const instance of asked) {
        if (controller.signal.aborted) return;
        try {
          const sent = sentAt(instance);
          const price = sent ?? (await quote(instance, period, controller.signal));
          tell(instance, { state: 'ready', data: { price, repeats: sent !== null } });
          const name = nameOf(instance);
          const start = startOfRenewal(price, secondsOf(period));
          if (start !== null) setStarts((before) => (before.has(name) ? before : new Map(before).set(name, start.at)));
        } catch (error) {
          tell(instance, { state: 'error', reason: reasonOf(error) });
        }
      }
    };
    void together(priceAll);
    return () => controller.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` is the period
  }, [asked, key, quote, together, open]);
  const quotes: Quotes = shown.key === key ? shown.quotes : new Map();
  /** Forgets the prices of these, and asks for them again. */
  const requote = (some: readonly Instance[]) => {
    const names = new Set(some.map(nameOf));
    setShown((before) => ({ ...before, quotes: new Map([...before.quotes].filter(([name]) => !names.has(name))) }));
    setAsked(some);
  };
  /** What to ask of a renewal whose end is another by now than it was at first; null where it is not (decisions 241). */
  const questionOf = (instance: Instance): string | null => {
    const shownOf = quotes.get(nameOf(instance));
    if (shownOf?.state !== 'ready' || shownOf.data.repeats) return null;
    const start = startOfRenewal(shownOf.data.price, secondsOf(period));
    return start === null || start.at === starts.get(nameOf(instance)) ? null : start.told;
  };
  return { quotes, requote, questionOf };
}

function OutcomeLine({ outcome }: { outcome: Outcome | undefined }) {
  if (outcome === undefined) return null;
  const text = outcome.state === 'failed' ? outcome.reason : outcome.state === 'done' ? words.done : words.working;
  return (
    <span data-part="outcome" data-outcome={outcome.state}>
      {text}
    </span>
  );
}

function Line({
  instance,
  period,
  quote,
  outcome,
  buyer,
  unanswered,
  another,
}: {
  instance: Instance;
  period: RentalPeriod;
  quote: Resource<LinePrice>;
  buyer: Buyer;
  outcome: Outcome | undefined;
  unanswered: boolean;
  another: boolean;
}) {
  const price: Resource<Price> = quote.state === 'ready' ? { ...quote, data: quote.data.price } : quote;
  // Before it is tried; then its outcome says it. What may have been paid is repeated, whatever is left by now.
  const short = shortReason(subShort({ quote: price }, buyer), buyer) ?? (another ? anotherReason : null);
  const before = unanswered ? unknownReason : short;
  const warning = outcome === undefined ? before : null;
  // What is repeated may have moved the end in the row.
  const repeats = quote.state === 'ready' ? quote.data.repeats && !quote.data.price.DueTimeAfter : unanswered;
  const { renewed: newEnd } = useNewEnd(price, secondsOf(period), instance.Due_time);
  return (
    <li>
      <span data-part="name">{titleOf(instance)}</span>
      <span data-part="price">
        {quote.state === 'loading' && <Spinner label={words.pricing} />}
        {price.state === 'ready' && <Money fen={fenFromYuan(price.data.PayPrice)} />}
      </span>
      {!repeats && <span data-part="due">{words.newDue(formatTime(newEnd))}</span>}
      {quote.state === 'error' && outcome?.state !== 'done' && (
        <span data-part="outcome" data-outcome="failed">
          {quote.reason}
        </span>
      )}
      {warning !== null && (
        <span data-part="outcome" data-outcome="failed">
          {warning}
        </span>
      )}
      <OutcomeLine outcome={outcome} />
    </li>
  );
}

/** 批量续费: the same time for all that were chosen, each with its price; worked through one by one, and what failed can be tried again (screens A2, B8). */
export function BulkRenewDialog({
  open,
  onOpenChange,
  onClosed,
  buyer,
  instances,
  quote,
  renew,
  isRefusal,
  unansweredPrice,
  hasAnother,
  together,
  onRenewed,
  onDone,
}: BulkRenewDialogProps) {
  const [period, setPeriod] = useState<RentalPeriod>({ unit: 'day', count: 1 });
  // What was chosen when it opened: those that went well leave the choice meanwhile.
  const [chosen] = useState(() => partsOf(instances));
  const { renewable, byUsage, blocked } = chosen;
  const { outcomes, running, run } = useBatch(nameOf, together);
  const started = outcomes.size > 0;
  const { quotes, requote, questionOf } = useQuotes(renewable, period, { quote, unansweredPrice, together, open });
  const priceOf = (instance: Instance) => quotes.get(nameOf(instance)) ?? loading;
  const priced = renewable.flatMap((instance) => {
    const resource = priceOf(instance);
    return resource.state === 'ready' ? [{ instance, price: resource.data.price }] : [];
  });
  const pending = renewable.some((instance) => priceOf(instance).state === 'loading');
  const missing = renewable.filter((instance) => priceOf(instance).state !== 'ready');
  const stateOf = (instance: Instance) => outcomes.get(nameOf(instance))?.state;
  const failed = renewable.filter((instance) => stateOf(instance) === 'failed');
  const again = priced.filter(({ instance }) => failed.includes(instance));
  const settled = priced.filter(({ instance }) => ['done', 'failed'].includes(stateOf(instance) ?? ''));
  const over = started && !running && failed.length === 0;
  const total = formatMoney(sumFen(priced.map(({ price }) => fenFromYuan(price.PayPrice))));

  const pay = async (items: typeof priced) => {
    const prices = new Map(items.map(({ instance, price }) => [instance, price]));
    const refused: Instance[] = [];
    const done = await run(
      [...prices.keys()],
      async (instance) => {
        const price = prices.get(instance);
        const question = questionOf(instance);
        const outcome = outcomes.get(nameOf(instance));
        // Its line asks first; trying it again is the yes.
        if (question !== null && (outcome?.state !== 'failed' || outcome.reason !== question))
          throw new Error(question);
        if (price !== undefined) await renew(instance, period, price);
      },
      (instance, error) => {
        if (isRefusal(error)) refused.push(instance);
      },
    );
    onRenewed(done);
    if (done.length === items.length && missing.length === 0) {
      onOpenChange(false);
      onDone?.(renewable.length);
    }
    // What was renewed may have changed the prices of the rest: a member pays less from the next level on.
    else requote(refused);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      size="lg"
      style={rulerRoom}
      scrimCloses={false}
      busy={running}
      title={words.title(renewable.length)}
      description={words.help}
      footer={
        <>
          <Button disabled={running} onClick={() => onOpenChange(false)}>
            {started ? words.close : messages.cancel}
          </Button>
          {failed.length > 0 && !running && (
            <Button variant="primary" disabled={pending || again.length === 0} onClick={() => void pay(again)}>
              {words.retry(failed.length)}
            </Button>
          )}
          {(!started || running) && (
            <Button
              variant="primary"
              loading={running}
              disabled={pending || priced.length === 0}
              onClick={() => void pay(priced)}
            >
              {words.confirm(priced.length, total)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        {blocked.length > 0 && <Alert tone="info">{words.skipped(blocked.length)}</Alert>}
        {byUsage.length > 0 && <Alert tone="info">{words.skippedByUsage(byUsage.length)}</Alert>}
        <RentalSelector label={messages.period} value={period} disabled={started} onValueChange={setPeriod} />
        <Renewals aria-label={words.list} aria-live="polite" tabIndex={0}>
          {renewable.map((instance) => (
            <Line
              key={nameOf(instance)}
              instance={instance}
              period={period}
              quote={priceOf(instance)}
              buyer={buyer}
              unanswered={unansweredPrice(instance, period) !== null}
              another={hasAnother?.(instance, period) ?? false}
              outcome={outcomes.get(nameOf(instance))}
            />
          ))}
        </Renewals>
        <Cluster as="p" size="dense" tone="secondary" gap={8} align="baseline" justify="between">
          <span>{running || over ? words.progress(settled.length, priced.length) : words.purse}</span>
          <span>
            {words.total}{' '}
            <Money fen={sumFen(priced.map(({ price }) => fenFromYuan(price.PayPrice)))} tone="price" size="card" />
          </span>
        </Cluster>
        {!pending && missing.length > 0 && (
          <Text as="p" size="dense" tone="secondary">
            {partialDataMessages.missing(missing.map(titleOf))}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
