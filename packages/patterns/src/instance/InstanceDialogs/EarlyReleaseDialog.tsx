import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Dialog } from '@compute-market/components/dialog';
import { LinkButton } from '@compute-market/components/link-button';
import { PriceBreakdown } from '@compute-market/components/price-breakdown';
import { Stack } from '@compute-market/components/stack';
import { Text } from '@compute-market/components/text';
import { TypeToConfirm } from '@compute-market/components/type-to-confirm';
import type { EarlyRelease } from '@compute-market/contract/entities/early-release';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import { fenFromYuan, fenIfKnown, formatMoney, sumFen, type Fen } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { routes } from '@compute-market/contract/routes';
import { useState } from 'react';
import { useAttempt } from '../../attempt-dialog';
import { keptDayPrice, shortName, titleOf } from '../../instance-facts';
import { RefusalAlert, RetryAlert } from '../../retry-alert';
import { Waiting } from '../../slow-hint';
import type { Buyer } from '../../viewer';
import { useRefusal } from '../../viewer/ViewerRights';
import type { DialogState } from './dialog-state';
import { messages } from './messages';
import type { EarlyReleaseOutcome, EarlyReleaseQuote } from './operations';
import { useAsked } from './useAsked';

const { keep, release: whole, ...byUsage } = messages.stopBilling;

/** What each way to end a rental says: before its time, by usage with its disk kept, by usage without. */
const wordsOf = {
  early: messages.earlyRelease,
  keep: { ...messages.earlyRelease, ...byUsage, ...keep },
  release: { ...messages.earlyRelease, ...byUsage, ...whole },
} as const;
const words = messages.earlyRelease;

export interface EarlyReleaseDialogProps extends DialogState {
  instance: Instance;
  /** By usage the disk is kept or goes; absent is an early release. */
  end?: keyof typeof wordsOf;
  /** The member's multiplier, which the price of a kept disk carries. */
  vipDiscount: BasisPoints;
  /** Who ends it: a sub-account is told of what it paid itself alone. */
  buyer: Buyer;
  onQuote: () => Promise<EarlyReleaseQuote>;
  onRelease: (seen: EarlyRelease) => Promise<EarlyReleaseOutcome>;
}

/** All that comes back, fen. */
const backOf = ({ ReturnMoney, ReturnPowerMoney }: EarlyRelease): Fen =>
  sumFen([fenFromYuan(ReturnMoney), fenFromYuan(ReturnPowerMoney)]);
const minus = (yuan: number): Fen => fenIfKnown(0 - fenFromYuan(yuan));

/** Whether nothing comes back to a sub-account because others paid: by usage also the last minute of its own hour gives nothing back. */
const paidByOthers = (release: EarlyRelease, { buyer, end }: Pick<EarlyReleaseDialogProps, 'buyer' | 'end'>): boolean =>
  buyer.kind === 'sub' && backOf(release) === 0 && (end === 'early' || release.PaidMoney === 0);

/** What was paid, what of it is kept and why, which purse gets the rest, and who gets what others paid. */
function Lines({ release, quoting, others }: { release: EarlyRelease; quoting: boolean; others: boolean }) {
  const { PaidMoney, UsedMoney, DiscountReclaimed, ReturnMoney, ReturnPowerMoney, UsedUntil } = release;
  const purses = [
    { key: 'money', name: words.purses.money, fen: fenFromYuan(ReturnMoney) },
    { key: 'power', name: words.purses.power, fen: fenFromYuan(ReturnPowerMoney) },
  ].filter((purse) => purse.fen > 0);
  return (
    <>
      <PriceBreakdown
        size="card"
        label={words.lines}
        labels={{ total: words.total }}
        quoting={quoting}
        total={backOf(release)}
        groups={[
          [
            { key: 'paid', name: words.paid, fen: fenFromYuan(PaidMoney) },
            { key: 'used', name: words.used(formatTime(UsedUntil)), fen: minus(UsedMoney) },
            ...(DiscountReclaimed > 0
              ? [{ key: 'reclaimed', name: words.reclaimed, fen: minus(DiscountReclaimed) }]
              : []),
          ],
          purses,
        ]}
      />
      {others && (
        <Text as="p" size="small" tone="secondary">
          {words.others}
        </Text>
      )}
    </>
  );
}

/** Quotes first, or says why nothing comes back, then another quote where the server has a newer one, then what was given back. */
function useRelease({ onQuote, onRelease }: Pick<EarlyReleaseDialogProps, 'onQuote' | 'onRelease'>) {
  const asked = useAsked(onQuote);
  const [newer, setNewer] = useState<{ readonly before: Fen; readonly release: EarlyRelease }>();
  const [released, setReleased] = useState<EarlyRelease>();
  const [busy, setBusy] = useState(false);
  const { reason, attempt } = useAttempt();
  const none = asked.answer?.kind === 'none' ? asked.answer.reason : undefined;
  const seen = newer?.release ?? (asked.answer?.kind === 'quoted' ? asked.answer.release : undefined);
  const release = async () => {
    if (seen === undefined) return;
    setBusy(true);
    try {
      await attempt(async () => {
        const outcome = await onRelease(seen);
        if (outcome.kind === 'released') setReleased(outcome.release);
        else setNewer({ before: backOf(seen), release: outcome.release });
      });
    } catch {
      // `reason` says why.
    } finally {
      setBusy(false);
    }
  };
  return { asked, none, newer, seen, released, busy, reason, release };
}

/** Ends a rental: what comes back line by line to which purse, what is lost, and the name typed first where the disk goes (decisions 124, 144). */
export function EarlyReleaseDialog({
  instance,
  end = 'early',
  vipDiscount,
  buyer,
  onQuote,
  onRelease,
  ...state
}: EarlyReleaseDialogProps) {
  const said = wordsOf[end];
  const keepsDisk = end === 'keep';
  const { asked, none, newer, seen, released, busy, reason, release } = useRelease({ onQuote, onRelease });
  const [named, setNamed] = useState(false);
  const seesCosts = useRefusal()('bill') === null;
  const close = () => state.onOpenChange(false);
  const subject = messages.subject(titleOf(instance), shortName(instance));
  if (released !== undefined)
    return (
      <Dialog
        {...state}
        size="md"
        sheet="auto"
        title={said.doneTitle}
        description={subject}
        footer={
          <>
            {seesCosts && (
              <LinkButton href={routes.expenseDetail.to({ instance_name: instance.Container_name })}>
                {words.cost}
              </LinkButton>
            )}
            <Button variant="primary" onClick={close}>
              {words.close}
            </Button>
          </>
        }
      >
        <Stack gap={16}>
          <Alert tone="ok" announced>
            {said.done(backOf(released) > 0 ? formatMoney(backOf(released)) : null)}
          </Alert>
          <Lines release={released} quoting={false} others={paidByOthers(released, { buyer, end })} />
        </Stack>
      </Dialog>
    );
  const confirm = seen === undefined ? said.confirm : said.confirmFor(formatMoney(backOf(seen)));
  return (
    <Dialog
      {...state}
      role="alertdialog"
      size="md"
      sheet="auto"
      scrimCloses={false}
      busy={busy}
      title={said.title}
      description={subject}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {words.cancel}
          </Button>
          <Button
            variant={keepsDisk ? 'primary' : 'dangerFill'}
            loading={busy}
            disabled={!(named || keepsDisk) || seen === undefined}
            onClick={() => void release()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {asked.answer === undefined && asked.reason === undefined && <Waiting label={words.reading} lines={4} />}
        {none !== undefined && (
          <Alert tone="info" announced>
            {none}
          </Alert>
        )}
        {asked.answer === undefined && asked.reason !== undefined && (
          <RetryAlert busy={asked.busy} onRetry={asked.refresh}>
            {words.failed(asked.reason)}
          </RetryAlert>
        )}
        {newer && (
          <Alert tone="warn" announced>
            {words.changed(formatMoney(newer.before), formatMoney(backOf(newer.release)))}
          </Alert>
        )}
        {seen !== undefined && (
          <>
            <Lines release={seen} quoting={busy} others={paidByOthers(seen, { buyer, end })} />
            <Text as="p" size="small" tone="secondary">
              {said.rule}
            </Text>
            <Alert tone="warn">{said.stops}</Alert>
            {keepsDisk ? (
              <Text as="p" size="small" tone="secondary">
                {byUsage.keptFor(formatMoney(keptDayPrice(instance, vipDiscount)))}
              </Text>
            ) : (
              <TypeToConfirm name={titleOf(instance)} disabled={busy} onMatchChange={setNamed} />
            )}
          </>
        )}
        <RefusalAlert reason={reason} />
      </Stack>
    </Dialog>
  );
}
