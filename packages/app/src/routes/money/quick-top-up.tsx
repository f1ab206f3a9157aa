import { fenFromYuan, formatYuanNumber } from '@compute-market/contract/rules/money';
import { QuickTopUpDialog } from '@compute-market/patterns/money/QuickTopUpDialog';
import { walletOf } from '@compute-market/patterns/wallet';
import { useSnapshot } from 'valtio';
import { brand } from '../../brand';
import { useTopUpForm } from '../../forms/money/useTopUpForm';
import { dialogs } from '../../state/dialogs';
import { user } from '../../state/user';
import type { HostedDialogProps } from '../shell/dialogs';

/** Whole yuan are paid: what is missing is rounded up (screens C). */
const roundedUp = (missing: number) => formatYuanNumber(Math.ceil(missing), 0);

function TopUp({ open, onClose, missing }: HostedDialogProps & { missing: number | null }) {
  const { info } = useSnapshot(user);
  const topUp = useTopUpForm(missing === null ? undefined : roundedUp(missing));
  if (info === null) return null;
  return (
    <QuickTopUpDialog
      {...topUp}
      open={open}
      onClose={onClose}
      missing={missing === null ? null : fenFromYuan(missing)}
      accumulated={walletOf(info).accumulated}
      accountId={info.Id}
      bankAccount={brand.bankAccount}
    />
  );
}

/** The app-wide quick top-up. A new shortage starts a new form. */
export function QuickTopUp(props: HostedDialogProps) {
  const { missingYuan } = useSnapshot(dialogs);
  return <TopUp key={missingYuan} {...props} missing={missingYuan} />;
}
