import { deleteSubAccount } from '@compute-market/contract/calls/sub-account';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import {
  AddSubAccountDialog,
  RemoveSubAccountDialog,
  SubAccountLimitDialog,
  SubAccountNoteDialog,
  SubAccountPasswordDialog,
  SubAccountRightsDialog,
  type SubAccountAction,
} from '@compute-market/patterns/account/SubAccounts';
import { api } from '../../api';
import {
  useAddSubAccountForm,
  useSubAccountLimitForm,
  useSubAccountNoteForm,
  useSubAccountPasswordForm,
  useSubAccountRightsForm,
} from '../../forms/account/useSubAccountForms';
import { accountRouteMessages as messages } from './messages';
import { useDone, type ChangeProps } from '../useDone';

interface AccountProps extends ChangeProps<Promise<void>> {
  readonly account: SubAccount;
  readonly limitsApart: boolean;
}

export function AddSubAccount({
  limitsMonths,
  ...props
}: ChangeProps<Promise<void>> & { readonly limitsMonths: boolean }) {
  const { control, done } = useDone(props);
  const form = useAddSubAccountForm(done(messages.subAccountAdded));
  return <AddSubAccountDialog limitsMonths={limitsMonths} {...control} {...form} />;
}

function ChangeLimit({ account, limitsApart, ...props }: AccountProps) {
  const { control, done } = useDone(props);
  const form = useSubAccountLimitForm({ account, limitsApart }, done(messages.limitChanged));
  return <SubAccountLimitDialog account={account} {...control} {...form} />;
}

function ChangeRights({ account, ...props }: AccountProps) {
  const { control, done } = useDone(props);
  return (
    <SubAccountRightsDialog
      account={account}
      {...control}
      {...useSubAccountRightsForm(account, done(messages.rightsChanged))}
    />
  );
}

function ChangeNote({ account, ...props }: AccountProps) {
  const { control, done } = useDone(props);
  return (
    <SubAccountNoteDialog
      account={account}
      {...control}
      {...useSubAccountNoteForm(account, done(messages.noteChanged))}
    />
  );
}

function ResetPassword({ account, ...props }: AccountProps) {
  const { control, done } = useDone(props);
  return (
    <SubAccountPasswordDialog
      account={account}
      {...control}
      {...useSubAccountPasswordForm(account, done(messages.subPasswordReset))}
    />
  );
}

function Remove({ account, ...props }: AccountProps) {
  const { control, takeAway } = useDone(props);
  const remove = () =>
    takeAway(api.call(deleteSubAccount, { sub_account_name: account.Name }), messages.subAccountRemoved);
  return <RemoveSubAccountDialog account={account} {...control} onRemove={remove} />;
}

const dialogs = {
  limit: ChangeLimit,
  rights: ChangeRights,
  note: ChangeNote,
  password: ResetPassword,
  remove: Remove,
} as const;

/** The dialog of one action on one sub-account. */
export function ChangeSubAccount({ action, ...props }: AccountProps & { readonly action: SubAccountAction }) {
  const Shown = dialogs[action];
  return <Shown {...props} />;
}
